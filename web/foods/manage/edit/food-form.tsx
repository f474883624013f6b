import { COURSE_LABELS, REGION_LABELS } from '#domain/foods/food-kinds.ts'
import { OWN_FOOD_LIMITS } from '#domain/foods/own/own-foods.schema.ts'
import { FormMessages } from '#web/lib/forms/form-messages.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { SaveBar } from '#web/ui/save-bar.tsx'
import { SelectField, toOptions } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { OWN_FOODS_PATH } from '../own-foods.queries.ts'
import { IngredientFields } from './ingredient-fields.tsx'
import { ContentFields, LabelFields } from './label-fields.tsx'
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
  /** The stored food; for a new one the kind can still be changed. */
  id: number | undefined
  gone: ReadonlySet<number>
}

/** The form has no field for the sum of three amounts, so its error links to the first of them. */
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

/** The names under which the food is shown and found. */
function NameFields({ form: { values, field } }: { form: FoodFormState }) {
  const isDish = values.kind === 'dish'
  return (
    <SectionCard id="names" title="Names" headingClass="text-h3">
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            label="Name in English letters"
            maxLength={OWN_FOOD_LIMITS.name}
            placeholder={isDish ? 'Sarson da saag' : 'Roasted makhana, salted'}
            {...field('name')}
          />
        </div>
        <TextField label="Hindi name" lang="hi" optional maxLength={OWN_FOOD_LIMITS.name} {...field('hindi')} />
        <TextField label="Punjabi name" lang="pa" optional maxLength={OWN_FOOD_LIMITS.name} {...field('punjabi')} />
        <div className="sm:col-span-2">
          <TextareaField
            label="Other names and spellings"
            optional
            rows={2}
            hint={`One on each line, or with commas between. Up to ${OWN_FOOD_LIMITS.spellings}; the search finds all of them.`}
            {...field('spellings')}
          />
        </div>
        {isDish ? (
          <>
            <SelectField label="Region" optional {...field('region')}>
              <option value="">Not chosen</option>
              {toOptions(REGION_LABELS)}
            </SelectField>
            <SelectField label="Course" optional {...field('course')}>
              <option value="">Not chosen</option>
              {toOptions(COURSE_LABELS)}
            </SelectField>
          </>
        ) : null}
      </div>
    </SectionCard>
  )
}
