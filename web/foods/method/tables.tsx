import { DAY_NEEDS, MEAL_SHARE } from '#domain/foods/day-needs.ts'
import type { MealScoreAnswer } from '#domain/foods/foods.schema.ts'
import { NUTRIENTS, type NutrientName } from '#domain/foods/nutrients.ts'
import { PILLAR_LABELS, PILLARS } from '#domain/foods/pillars.ts'
import { formatScore } from '#web/lib/format.ts'
import { formatAmount } from '#web/lib/format-amounts.ts'
import type { Example } from './examples.ts'

const HEAD = 'py-2 font-medium'
const CELL = 'border-line border-t py-2'
const NUMBER = `${CELL} pl-4 text-right tabular-nums`

interface ExampleTableProps {
  caption: string
  examples: readonly Example[]
}

export function ExampleTable({ caption, examples }: ExampleTableProps) {
  return (
    <table className="mt-4 w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-ink-muted">
        <tr>
          <th scope="col" className={`${HEAD} text-left`}>
            Meal
          </th>
          <th scope="col" className={`${HEAD} pl-4 text-right`}>
            Score
          </th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ meal, score }) => (
          <tr key={meal}>
            <th scope="row" className={`${CELL} text-left font-normal`}>
              {meal}
            </th>
            <td className={`${NUMBER} font-semibold`}>{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function NeedsTable() {
  return (
    <table className="mt-4 w-full text-sm">
      <caption className="sr-only">What a reference adult needs in a day, and in a third of it</caption>
      <thead className="text-ink-muted">
        <tr>
          <th scope="col" className={`${HEAD} text-left`}>
            Nutrient
          </th>
          <th scope="col" className={`${HEAD} pl-4 text-right`}>
            In a day
          </th>
          <th scope="col" className={`${HEAD} pl-4 text-right`}>
            In a meal
          </th>
        </tr>
      </thead>
      <tbody>
        {(Object.entries(DAY_NEEDS) as [NutrientName, number][]).map(([name, need]) => {
          const { label, unit, decimals } = NUTRIENTS[name]
          return (
            <tr key={name}>
              <th scope="row" className={`${CELL} text-left font-normal`}>
                {label}
              </th>
              <td className={NUMBER}>{`${formatAmount(need, decimals)}\u2009${unit}`}</td>
              <td className={NUMBER}>{`${formatAmount(need * MEAL_SHARE, decimals)}\u2009${unit}`}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

export function PillarTable({ score: { pillars, overall } }: { score: Pick<MealScoreAnswer, 'pillars' | 'overall'> }) {
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
