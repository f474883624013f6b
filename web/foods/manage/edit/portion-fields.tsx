import { Plus, Trash2 } from 'lucide-react'
import { COUNTED_UNITS, type CountedUnit } from '#domain/foods/food-kinds.ts'
import { OWN_FOOD_LIMITS } from '#domain/foods/own/own-foods.schema.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { FieldNotes } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SelectField, toOptions } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { PortionRow } from './food-values.ts'
import { PORTIONS } from './portions.content.ts'
import { DECIMAL, type FoodFormState } from './use-food-form.ts'

const partId = (at: number, part: keyof PortionRow) => `portions-${at}-${part}`
const UNIT_NAMES = Object.fromEntries(COUNTED_UNITS.map((unit) => [unit, PORTIONS[unit].name]))

/** The household measures of the food. */
export function PortionFields({ form: { values, edit, errorOf } }: { form: FoodFormState }) {
  const { portions } = values
  const error = errorOf('portions')
  const unused = COUNTED_UNITS.find((unit) => portions.every((portion) => portion.unit !== unit))
  const canAdd = portions.length < OWN_FOOD_LIMITS.portions && unused !== undefined

  function change(at: number, part: keyof PortionRow, portion: Partial<PortionRow>) {
    const next = portions.map((row, index) => (index === at ? { ...row, ...portion } : row))
    edit({ portions: next }, partId(at, part))
  }

  /** Sets the unit's default label, unless another one was typed. */
  function changeUnit(at: number, before: PortionRow, unit: CountedUnit) {
    const isUsual = before.label.trim() === '' || before.label === PORTIONS[before.unit].label
    change(at, 'unit', { unit, ...(isUsual ? { label: PORTIONS[unit].label } : {}) })
  }

  return (
    <SectionCard id="portions-heading" title="Portions" headingClass="text-h3">
      <p className="mt-1 text-ink-muted">
        How people count it at the table, and what one weighs. The first is the one that a plate starts with.
      </p>
      <ul className="mt-4 grid gap-5">
        {portions.map((portion, at) => {
          const field = (part: keyof PortionRow) => {
            const id = partId(at, part)
            return { id, value: portion[part], error: errorOf(id) }
          }
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: portions have no id, only a position
              key={at}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-3 max-sm:border-line max-sm:border-b max-sm:pb-5 sm:grid-cols-[10rem_minmax(0,1fr)_8rem_auto]"
            >
              <SelectField
                {...field('unit')}
                label="Unit"
                onChange={({ target }) => changeUnit(at, portion, target.value as CountedUnit)}
              >
                {toOptions(UNIT_NAMES)}
              </SelectField>
              <div className="max-sm:order-1 max-sm:col-span-2">
                <TextField
                  {...field('label')}
                  label="Portion"
                  maxLength={OWN_FOOD_LIMITS.portionLabel}
                  onChange={({ target }) => change(at, 'label', { label: target.value })}
                />
              </div>
              <div className="max-sm:order-1 max-sm:col-span-2">
                <TextField
                  {...field('grams')}
                  {...DECIMAL}
                  label="Weight"
                  unit="g"
                  onChange={({ target }) => change(at, 'grams', { grams: target.value })}
                />
              </div>
              <IconButton
                label={`Remove portion: ${portion.label || PORTIONS[portion.unit].name}`}
                icon={Trash2}
                onClick={() => {
                  edit({ portions: portions.filter((_, index) => index !== at) })
                  document.getElementById('portions')?.focus()
                }}
                className="mt-8"
              />
            </li>
          )
        })}
      </ul>
      <div className="mt-5">
        <Button
          id="portions"
          variant="outline"
          size="small"
          icon={Plus}
          aria-describedby={error ? 'portions-error' : undefined}
          disabledReason={canAdd ? undefined : `A food can have ${OWN_FOOD_LIMITS.portions} portions`}
          onClick={() => {
            if (!canAdd) return
            edit({ portions: [...portions, { unit: unused, label: PORTIONS[unused].label, grams: '' }] }, 'portions')
          }}
        >
          Add a portion
        </Button>
        <FieldNotes id="portions" error={error} className="mt-1.5" />
      </div>
    </SectionCard>
  )
}
