import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import {
  AGE_GROUP_LABELS,
  CONSULTATION_MODE_LABELS,
  FOCUS_AREA_LABELS,
  LANGUAGE_LABELS,
} from '#domain/dietitians/practice.ts'
import { NOT_ADDED } from '#web/lib/format.ts'
import { cx } from '#web/ui/cx.ts'

function join<V extends string>(values: readonly V[], labels: Record<V, string>): string {
  return values.map((value) => labels[value]).join(', ')
}

/** What the profile states of the practice. */
function factsOf({ focus_areas, age_groups, consultation_modes, languages, city }: Dietitian) {
  return [
    { term: 'Also helps with', value: join(focus_areas, FOCUS_AREA_LABELS) },
    { term: 'Sees', value: join(age_groups, AGE_GROUP_LABELS) },
    { term: 'Ways of consulting', value: join(consultation_modes, CONSULTATION_MODE_LABELS) },
    { term: 'Languages', value: join(languages, LANGUAGE_LABELS) },
    { term: 'City', value: city ?? '' },
  ].filter(({ value }) => value !== '')
}

/** The focus of the practice, its clients and its consultation modes. */
export function PracticeList({ dietitian, className }: { dietitian: Dietitian; className?: string }) {
  const facts = factsOf(dietitian)
  if (facts.length === 0) return <p className={cx('text-ink-muted', className)}>{NOT_ADDED}</p>
  return (
    <dl className={cx('grid gap-x-8 gap-y-4 sm:grid-cols-2', className)}>
      {facts.map(({ term, value }) => (
        <div key={term} className="min-w-0">
          <dt className="text-ink-muted text-sm">{term}</dt>
          <dd className="wrap-anywhere mt-0.5 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The same under a heading; renders nothing if the profile states none of it. */
export function PracticeSection({ dietitian }: { dietitian: Dietitian }) {
  if (factsOf(dietitian).length === 0) return null
  return (
    <section>
      <h2 className="text-h3">Practice</h2>
      <PracticeList dietitian={dietitian} className="mt-3 max-w-read" />
    </section>
  )
}
