import { useState } from 'react'
import { formatNumber } from '#web/lib/format.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type FoodValues, toNumber } from '../edit/food-values.ts'
import type { IngredientFoods } from '../own-foods.queries.ts'
import { AmountsTable, MAIN_NUTRIENTS, UnknownAmounts } from '../view/amounts-table.tsx'
import { FoodContents } from '../view/food-contents.tsx'
import { type Preview, previewFood } from './compose-preview.ts'

/** The food that results from the form's current values. */
export function FoodPreview({ values, ingredients }: { values: FoodValues; ingredients: IngredientFoods }) {
  const preview = previewFood(values, ingredients.foods)
  const unweighed = values.kind === 'dish' ? values.ingredients.filter(({ grams }) => !toNumber(grams)).length : 0
  return (
    <SectionCard id="preview" title="In a portion">
      <div aria-busy={ingredients.isLoading} className="mt-3 grid gap-4">
        {ingredients.error ? (
          <LoadFailure error={ingredients.error} isRetrying={ingredients.isLoading} onRetry={ingredients.retry} />
        ) : null}
        {preview.missing ? <p className="text-ink-muted">{preview.missing}</p> : null}
        <Amounts values={values} preview={preview} isLoading={ingredients.isLoading} />
        {unweighed > 0 && preview.composition ? (
          <p className="text-warning text-sm">
            {unweighed === 1
              ? 'One ingredient has no weight yet and isn’t counted.'
              : `${formatNumber(unweighed)} ingredients have no weight yet and aren’t counted.`}
          </p>
        ) : null}
        {preview.composition ? (
          <>
            <UnknownAmounts composition={preview.composition} />
            <div className="border-line border-t pt-4">
              <FoodContents flags={preview.flags} mayContain={preview.mayContain} unknown={preview.unknown} />
            </div>
          </>
        ) : null}
      </div>
    </SectionCard>
  )
}

interface AmountsProps {
  values: FoodValues
  preview: Preview
  isLoading: boolean
}

function Amounts({ values, preview: { composition, missing }, isLoading }: AmountsProps) {
  const [chosen, setChosen] = useState(0)
  if (!composition) return isLoading && !missing ? <Skeleton className="h-56" /> : null
  const portions = values.portions.flatMap(({ label, grams }, at) => {
    const weight = toNumber(grams)
    return weight ? [{ at, label, grams: weight }] : []
  })
  const portion = portions.find(({ at }) => at === chosen) ?? portions[0] ?? null
  return (
    <>
      {portions.length > 1 && portion ? (
        <SelectField
          id="preview-portion"
          label="Portion"
          value={portion.at}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {portions.map(({ at, label }) => (
            <option key={at} value={at}>
              {label}
            </option>
          ))}
        </SelectField>
      ) : null}
      <AmountsTable
        caption="Amounts of the food as entered"
        composition={composition}
        nutrients={MAIN_NUTRIENTS}
        portion={portion}
      />
    </>
  )
}
