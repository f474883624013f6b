import { formatScore } from '#web/lib/format.ts'
import { PILLAR_LABELS, PILLARS, type SampleMeal } from './meals.content.ts'

/** What the plate shows one by one, for those whose browser runs no script. */
export function MealTable({ meals }: { meals: readonly SampleMeal[] }) {
  return (
    <table className="mt-6 w-full max-w-3xl text-sm">
      <caption className="sr-only">Scores of the sample meals out of 10</caption>
      <thead>
        <tr className="border-line border-b text-left">
          <th scope="col" className="py-2 font-semibold">
            Pillar
          </th>
          {meals.map(({ id, name }) => (
            <th key={id} scope="col" className="py-2 pl-4 text-right font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PILLARS.map((pillar) => (
          <tr key={pillar} className="border-line border-b">
            <th scope="row" className="py-2 text-left font-normal">
              {PILLAR_LABELS[pillar]}
            </th>
            {meals.map(({ id, pillars }) => (
              <td key={id} className="py-2 pl-4 text-right">
                {formatScore(pillars[pillar])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
