import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NUTRIENT_NAMES, NUTRIENTS, type NutrientName } from '#domain/foods/nutrients.ts'
import {
  DECLARED_CONTENT_LABELS,
  DECLARED_CONTENTS,
  isNeverOnVrat,
  OWN_FOOD_LIMITS,
  withImplied,
} from '#domain/foods/own/own-foods.schema.ts'
import { SectionCard } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { cx } from '#web/ui/cx.ts'
import { FieldNotes } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { DECIMAL, type FoodFormState } from './use-food-form.ts'

/** The nutrients on Indian labels, in their order, plus fibre. */
const ON_LABELS: readonly NutrientName[] = [
  'energy_kcal',
  'protein_g',
  'carbohydrate_g',
  'sugars_g',
  'fat_g',
  'saturated_fat_g',
  'fibre_g',
  'sodium_mg',
]
const MORE = NUTRIENT_NAMES.filter((name) => !ON_LABELS.includes(name))

const nutrientId = (nutrient: NutrientName) => `nutrients-${nutrient}`

/** The amounts per 100 g, and their source. */
export function LabelFields({ form }: { form: FoodFormState }) {
  const { field, errorOf } = form
  const filled = MORE.filter((nutrient) => form.values.nutrients[nutrient] !== '').length
  const hasError = MORE.some((nutrient) => errorOf(nutrientId(nutrient)))
  const more = useRef<HTMLDetailsElement>(null)

  // The summary of errors links to fields that must be visible.
  useEffect(() => {
    if (hasError && more.current) more.current.open = true
  }, [hasError])

  return (
    <SectionCard id="amounts" title="Amounts in 100 g" headingClass="text-h3">
      <p className="mt-1 text-ink-muted">
        As the label or the table states them. Leave empty what it doesn’t state: empty means not known, and 0 means
        none.
      </p>
      <div className="mt-5 grid gap-5">
        <TextField
          label="Source of the figures"
          maxLength={OWN_FOOD_LIMITS.dataSource}
          placeholder="Label of the 200 g packet, 2026"
          {...field('data_source')}
        />
        <div>
          <NutrientInputs form={form} nutrients={ON_LABELS} className="grid-cols-2" />
          <FieldNotes id="nutrients" error={errorOf('nutrients')} className="mt-2" />
        </div>
        <details ref={more} className="group rounded-card border border-line">
          <summary className="flex min-h-12 items-center gap-2 rounded-card px-4 pt-0.5 font-semibold">
            More nutrients
            {filled > 0 ? <span className="font-normal text-ink-muted">{`${filled} filled in`}</span> : null}
            <ChevronDown aria-hidden="true" className="icon ml-auto group-open:rotate-180" />
          </summary>
          <div className="px-4 pt-2 pb-5">
            <NutrientInputs form={form} nutrients={MORE} className="grid-cols-1 sm:grid-cols-2" />
          </div>
        </details>
      </div>
    </SectionCard>
  )
}

interface NutrientInputsProps {
  form: FoodFormState
  nutrients: readonly NutrientName[]
  /** The columns on phones. */
  className: string
}

function NutrientInputs({ form: { values, edit, errorOf }, nutrients, className }: NutrientInputsProps) {
  return (
    <div className={cx('grid gap-x-4 gap-y-5 xl:grid-cols-3', className)}>
      {nutrients.map((nutrient) => {
        const id = nutrientId(nutrient)
        return (
          <TextField
            key={nutrient}
            id={id}
            {...DECIMAL}
            min={0}
            label={NUTRIENTS[nutrient].label}
            unit={NUTRIENTS[nutrient].unit}
            value={values.nutrients[nutrient]}
            error={errorOf(id)}
            onChange={({ target }) => edit({ nutrients: { ...values.nutrients, [nutrient]: target.value } }, id)}
          />
        )
      })}
    </div>
  )
}

const HAS_CONTENTS = [
  { value: 'yes', label: 'I have its list of ingredients', description: 'Tick below what is in it.' },
  {
    value: 'no',
    label: 'The list of ingredients is not at hand',
    description: 'Diets and allergens stay unknown, also of every dish with it.',
  },
] as const

/** The contents that the packet's list of ingredients names. */
export function ContentFields({ form: { values, edit, errorOf } }: { form: FoodFormState }) {
  const shown = withImplied(values.contents)
  return (
    <SectionCard id="contents-heading" title="What it contains" headingClass="text-h3">
      <div className="mt-4 grid gap-4">
        <RadioCards
          id="contents"
          name="has_contents"
          legend="List of ingredients"
          options={HAS_CONTENTS}
          value={values.has_contents || undefined}
          error={errorOf('contents')}
          onChange={(has_contents) => edit({ has_contents, contents: values.contents })}
        />
        {values.has_contents === 'yes' ? (
          <fieldset className="min-w-0">
            <legend className="font-medium text-sm">It contains</legend>
            <p className="text-ink-muted text-sm">What you leave empty counts as not in it.</p>
            <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
              {DECLARED_CONTENTS.map((content) => (
                <Checkbox
                  key={content}
                  id={`contents-${content}`}
                  label={DECLARED_CONTENT_LABELS[content]}
                  checked={shown.includes(content)}
                  disabled={content === 'not_on_vrat' && isNeverOnVrat(values.contents)}
                  onChange={({ target }) =>
                    edit({
                      contents: DECLARED_CONTENTS.filter((one) =>
                        one === content ? target.checked : values.contents.includes(one),
                      ),
                    })
                  }
                />
              ))}
            </div>
          </fieldset>
        ) : null}
      </div>
    </SectionCard>
  )
}
