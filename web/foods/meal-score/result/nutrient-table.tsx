import { USDA_CITATION } from '#domain/foods/citation.ts'
import type { MealScoreAnswer } from '#domain/foods/foods.schema.ts'
import { NUTRIENT_NAMES, NUTRIENTS } from '#domain/foods/nutrients.ts'
import { formatPercent } from '#web/lib/format.ts'
import { formatAmount } from '#web/lib/format-amounts.ts'

const CELL = 'border-line border-t py-2 pl-4 text-right tabular-nums'
/** Shares of weight are sums of decimals. */
const ALL = 0.9995

export function NutrientTable({ score: { amounts, known } }: { score: MealScoreAnswer }) {
  return (
    <div className="pb-5">
      <table className="w-full max-w-read text-sm">
        <caption className="sr-only">Nutrients of this plate, and for how much of it each is known</caption>
        <thead className="text-ink-muted">
          <tr>
            <th scope="col" className="py-2 text-left font-medium">
              Nutrient
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-medium">
              On this plate
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-medium">
              Known for
            </th>
          </tr>
        </thead>
        <tbody>
          {NUTRIENT_NAMES.map((name) => {
            const { label, unit, decimals } = NUTRIENTS[name]
            const isKnown = known[name] > 0
            return (
              <tr key={name}>
                <th scope="row" className="border-line border-t py-2 text-left font-normal">
                  {label}
                </th>
                <td className={CELL}>
                  {isKnown ? `${formatAmount(amounts[name], decimals)}\u2009${unit}` : 'Not known'}
                </td>
                <td className={CELL}>{known[name] > ALL ? 'all of it' : formatPercent(known[name])}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="mt-4 max-w-read text-ink-muted text-sm">
        Computed from recipes and the {USDA_CITATION}. “Known for” is the share of the plate’s weight that the amount is
        known for; what isn’t known is left out.
      </p>
    </div>
  )
}
