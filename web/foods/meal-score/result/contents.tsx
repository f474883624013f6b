import { ChevronDown } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { ALLERGENS, FOOD_FLAG_LABELS, type FoodFlag, isDiet } from '#domain/foods/food-flags.ts'
import type { MealScoreResponse } from '#domain/foods/foods.schema.ts'
import { cx } from '#web/ui/cx.ts'
import { useHiddenAmounts } from '../hidden-amounts.tsx'

/** Folded, so its script loads after the page. */
const NutrientTable = lazy(async () => ({ default: (await import('./nutrient-table.tsx')).NutrientTable }))

const labels = (flags: readonly FoodFlag[]) => flags.map((flag) => FOOD_FLAG_LABELS[flag]).join(', ')

/** Adds a caveat if the contents of a food are unknown. */
const noneOf = (unknown: readonly string[]) =>
  unknown.length > 0 ? 'No allergen that we know of' : `None of the ${ALLERGENS.length} allergens we track`

const DETAILS =
  'group border-line border-b print:hidden [:not(details)+&]:mt-6 [:not(details)+&]:border-t [&>summary]:flex [&>summary]:min-h-14 [&>summary]:items-center [&>summary]:pt-0.5 [&>summary]:font-semibold'

export function Contents({ score }: { score: MealScoreResponse }) {
  const { flags, may_contain, unknown_contents, notes, stand_ins } = score
  const [diets, contains] = [flags.filter(isDiet), flags.filter((flag) => !isDiet(flag))]
  return (
    <section aria-labelledby="contents" className="print:mt-4">
      <h2 id="contents" className="text-h3">
        What is on the plate
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-2.5 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {diets.length > 0 ? <Fact term="Fits">{labels(diets)}</Fact> : null}
        <Fact term="Contains">{contains.length > 0 ? labels(contains) : noneOf(unknown_contents)}</Fact>
        {may_contain.length > 0 ? <Fact term="May contain">{labels(may_contain)}</Fact> : null}
        {unknown_contents.length > 0 ? <Fact term="Not known for">{unknown_contents.join(', ')}</Fact> : null}
      </dl>
      <p className="mt-3 max-w-read text-ink-muted text-sm">
        This follows usual recipes. With an allergy, ask the cook or read the packet.
      </p>
      {notes.map((note) => (
        <p key={note} className="mt-2 max-w-read text-ink-muted text-sm">
          {note}
        </p>
      ))}
      <StandIns sentences={stand_ins} />
      <Nutrients score={score} />
    </section>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="font-semibold">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

/** The foods missing from the table, and the ones counted in their place. */
function StandIns({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <details className={DETAILS}>
      <summary>
        Counted as the nearest food ({sentences.length})
        <Chevron />
      </summary>
      <ul className="grid max-w-read gap-2 pb-5 text-ink-muted text-sm">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  )
}

const Chevron = () => <ChevronDown aria-hidden="true" className="icon ml-auto group-open:rotate-180" />

/** Contains only grams and kcal, so it is hidden with them. */
function Nutrients({ score }: { score: MealScoreResponse }) {
  if (useHiddenAmounts()) return null
  return (
    <details className={cx(DETAILS, 'in-data-[amounts=hidden]:hidden')}>
      <summary>
        Nutrients of this plate
        <Chevron />
      </summary>
      <Suspense>
        <NutrientTable score={score} />
      </Suspense>
    </details>
  )
}
