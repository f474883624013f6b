import { USDA_CITATION } from '#domain/foods/citation.ts'
import type { MealScoreResponse } from '#domain/foods/foods.schema.ts'
import { NUTRIENT_NAMES, NUTRIENTS } from '#domain/foods/nutrients.ts'
import { formatPercent } from '#web/lib/format.ts'
import { NumberTable } from '#web/ui/number-table.tsx'
import { amountText } from '../../amount-text.ts'

/** Tolerance for the rounding errors of summed shares. */
const ALL = 0.9995

export function NutrientTable({ score: { amounts, known } }: { score: MealScoreResponse }) {
  return (
    <div className="pb-5">
      <NumberTable
        caption="Nutrients of this plate, and for how much of it each is known"
        heads={['Nutrient', 'On this plate', 'Known for']}
        rows={NUTRIENT_NAMES.map((name) => [
          NUTRIENTS[name].label,
          amountText(name, known[name] > 0 ? amounts[name] : null),
          known[name] > ALL ? 'all of it' : formatPercent(known[name]),
        ])}
        className="max-w-read"
      />
      <p className="mt-4 max-w-read text-ink-muted text-sm">
        Computed from recipes and the {USDA_CITATION}. “Known for” is the share of the plate’s weight that the amount is
        known for; what isn’t known is left out.
      </p>
    </div>
  )
}
