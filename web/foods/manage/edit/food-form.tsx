import { FormMessages } from '#web/lib/forms/form-messages.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { SaveBar } from '#web/ui/save-bar.tsx'
import { OWN_FOODS_PATH } from '../own-foods.queries.ts'
import { IngredientFields } from './ingredient-fields.tsx'
import { ContentFields, LabelFields } from './label-fields.tsx'
import { NameFields } from './name-fields.tsx'
import { PortionFields } from './portion-fields.tsx'
import type { FoodFormState } from './use-food-form.ts'

const KINDS = [
  {
    value: 'dish',
    label: 'A dish from its ingredients',
    description: 'You weigh what goes in; we compute the rest.',
  },
  {
    value: 'food',
    label: 'A food from its label',
    description: 'You copy the amounts in 100 g from a packet or a table.',
  },
] as const

interface FoodFormProps {
  form: FoodFormState
  /** The stored food; a new one can still become a dish or a food. */
  id: number | undefined
  gone: ReadonlySet<number>
}

/** The sum of three amounts has no field of its own. */
const idOf = (name: string) => (name === 'nutrients' ? 'nutrients-protein_g' : name)

export function FoodForm({ form, id, gone }: FoodFormProps) {
  const { apiForm, values, edit } = form
  return (
    <form method="dialog" noValidate className="grid gap-6" onSubmit={apiForm.handleSubmit}>
      <div className="grid gap-4 empty:hidden">
        <FormMessages apiForm={apiForm} idOf={idOf} />
      </div>
      {/* Text typed during a save would be lost. */}
      <div inert={apiForm.isSending} className="grid gap-6">
        {id === undefined ? (
          <RadioCards
            id="kind"
            name="kind"
            legend="What do you add?"
            options={KINDS}
            value={values.kind}
            onChange={(kind) => edit({ kind })}
          />
        ) : null}
        <NameFields form={form} />
        {values.kind === 'dish' ? (
          <IngredientFields form={form} ownId={id} gone={gone} />
        ) : (
          <>
            <LabelFields form={form} />
            <ContentFields form={form} />
          </>
        )}
        <PortionFields form={form} />
      </div>
      <SaveBar>
        <Button type="submit" isBusy={apiForm.isSending} busyLabel="Saving...">
          Save
        </Button>
        <ButtonLink variant="outline" to={OWN_FOODS_PATH}>
          Cancel
        </ButtonLink>
      </SaveBar>
    </form>
  )
}
