import type { Api } from '#domain/api/api.ts'
import type { MealScoreResponse } from '#domain/foods/foods.schema.ts'
import { PILLAR_LABELS, PILLARS } from '#domain/foods/pillars.ts'
import { formatPlate, type PlatePart } from '#domain/foods/plate/plate-address.ts'
import { formatScore } from '#web/lib/format.ts'

type Parts = readonly PlatePart[]

const [SUNFLOWER_OIL, TABLE_SALT] = [4506, 2047]
const scaled = (parts: Parts, by: number) => parts.map((part) => ({ ...part, quantity: part.quantity * by }))
const withGrams = (parts: Parts, food: number, grams: number): Parts => [
  ...parts,
  { food, portion: 'gram', quantity: grams },
]

/** The largest differences between kitchens, each by a common amount. */
const DIFFERENCES: readonly [name: string, change: (parts: Parts) => Parts][] = [
  ['Servings a quarter larger', (parts) => scaled(parts, 1.25)],
  ['Servings a quarter smaller', (parts) => scaled(parts, 0.75)],
  ['A teaspoon more oil (5 g)', (parts) => withGrams(parts, SUNFLOWER_OIL, 5)],
  ['Half a teaspoon more salt (3 g)', (parts) => withGrams(parts, TABLE_SALT, 3)],
]

interface OtherKitchen {
  name: string
  score: Pick<MealScoreResponse, 'overall' | 'pillars'>
}

/** The same plate as prepared by other kitchens. */
export async function loadOtherKitchens(api: Api, parts: Parts, signal: AbortSignal): Promise<OtherKitchen[]> {
  return Promise.all(
    DIFFERENCES.map(async ([name, change]) => {
      const plate = formatPlate(change(parts))
      const { overall, pillars } = await api.foods.scorePlate({ plate, changes: 'false' }, { signal })
      return { name, score: { overall, pillars } }
    }),
  )
}

const HEAD = 'py-2 font-medium'
const CELL = 'border-line border-t py-2 align-top'

/** "vitamins 3.4 → 2.2", for the pillars that differ. */
function describeDifferences(before: OtherKitchen['score'], after: OtherKitchen['score']): string {
  const differing = PILLARS.filter((pillar) => before.pillars[pillar] !== after.pillars[pillar])
  const texts = differing.map((pillar) => {
    const [from, to] = [before.pillars[pillar], after.pillars[pillar]].map(formatScore)
    return `${PILLAR_LABELS[pillar].toLowerCase()} ${from} → ${to}`
  })
  return texts.join(', ') || 'nothing'
}

/** The possible error of a score, shown with one plate. */
export function OtherKitchens({ plate, kitchens }: { plate: OtherKitchen; kitchens: readonly OtherKitchen[] }) {
  return (
    <table className="mt-4 w-full text-sm">
      <caption className="pb-2 text-left">
        {plate.name}, which scores {formatScore(plate.score.overall)}, as other kitchens would serve it
      </caption>
      <thead className="text-ink-muted">
        <tr>
          <th scope="col" className={`${HEAD} text-left`}>
            Kitchen
          </th>
          <th scope="col" className={`${HEAD} px-4 text-right`}>
            Score
          </th>
          <th scope="col" className={`${HEAD} text-left`}>
            What changes
          </th>
        </tr>
      </thead>
      <tbody>
        {kitchens.map(({ name, score }) => (
          <tr key={name}>
            <th scope="row" className={`${CELL} text-left font-normal`}>
              {name}
            </th>
            <td className={`${CELL} px-4 text-right font-semibold tabular-nums`}>{formatScore(score.overall)}</td>
            <td className={CELL}>{describeDifferences(plate.score, score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
