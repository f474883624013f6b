import { DAY_NEEDS, MEAL_SHARE } from '#domain/foods/day-needs.ts'
import type { MealScoreResponse } from '#domain/foods/foods.schema.ts'
import { NUTRIENTS, type NutrientName } from '#domain/foods/nutrients.ts'
import { PILLAR_LABELS, PILLARS } from '#domain/foods/pillars.ts'
import { formatScore } from '#web/lib/format.ts'
import { NumberTable } from '#web/ui/number-table.tsx'
import { amountText } from '../amount-text.ts'
import type { Example } from './examples.ts'

export function ExampleTable({ caption, examples }: { caption: string; examples: readonly Example[] }) {
  return (
    <NumberTable
      caption={caption}
      heads={['Meal', 'Score']}
      rows={examples.map(({ meal, score }) => [meal, score])}
      className="mt-4"
      numberClass="font-semibold"
    />
  )
}

const NEEDS = Object.entries(DAY_NEEDS) as [NutrientName, number][]

export function NeedsTable() {
  return (
    <NumberTable
      caption="What a reference adult needs in a day, and in a third of it"
      heads={['Nutrient', 'In a day', 'In a meal']}
      rows={NEEDS.map(([name, need]) => [
        NUTRIENTS[name].label,
        amountText(name, need),
        amountText(name, need * MEAL_SHARE),
      ])}
      className="mt-4"
    />
  )
}

export function PillarTable({
  score: { pillars, overall },
}: {
  score: Pick<MealScoreResponse, 'pillars' | 'overall'>
}) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Scores of the example</caption>
      <tbody>
        {PILLARS.map((pillar) => (
          <tr key={pillar}>
            <th scope="row" className="border-line border-b py-2 text-left font-normal">
              {PILLAR_LABELS[pillar]}
            </th>
            <td className="border-line border-b py-2 text-right tabular-nums">{formatScore(pillars[pillar])}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" className="py-2 text-left font-semibold">
            Overall
          </th>
          <td className="py-2 text-right font-semibold tabular-nums">{formatScore(overall)}</td>
        </tr>
      </tbody>
    </table>
  )
}
