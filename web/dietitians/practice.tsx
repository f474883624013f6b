import { BadgeCheck } from 'lucide-react'
import { credentialName } from '#domain/dietitians/credentials/credential-name.ts'
import type { Credential } from '#domain/dietitians/credentials/credentials.schema.ts'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import {
  AGE_GROUP_LABELS,
  CONSULTATION_MODE_LABELS,
  FOCUS_AREA_LABELS,
  LANGUAGE_LABELS,
} from '#domain/dietitians/practice.ts'
import { formatDate, NOT_ADDED } from '#web/lib/format.ts'
import { cx } from '#web/ui/cx.ts'

function join<V extends string>(values: readonly V[], labels: Record<V, string>): string {
  return values.map((value) => labels[value]).join(', ')
}

/** What the profile states about the practice. */
function factsOf({ focus_areas, age_groups, consultation_modes, languages, city }: Dietitian) {
  return [
    { term: 'Also helps with', value: join(focus_areas, FOCUS_AREA_LABELS) },
    { term: 'Sees', value: join(age_groups, AGE_GROUP_LABELS) },
    { term: 'Consultation modes', value: join(consultation_modes, CONSULTATION_MODE_LABELS) },
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

/** The same under a heading; renders nothing if the profile states nothing. */
export function PracticeSection({ dietitian }: { dietitian: Dietitian }) {
  if (factsOf(dietitian).length === 0) return null
  return (
    <section>
      <h2 className="text-h3">Practice</h2>
      <PracticeList dietitian={dietitian} className="mt-3 max-w-read" />
    </section>
  )
}

/** What an admin has checked, and when; renders nothing if nothing was checked. */
export function CheckedSection({ credentials }: { credentials: readonly Credential[] }) {
  if (credentials.length === 0) return null
  return (
    <section>
      <h2 className="text-h3">What we checked</h2>
      <ul className="mt-4 grid max-w-read gap-4">
        {credentials.map((credential) => (
          <li key={credential.id} className="flex gap-3.5">
            <BadgeCheck aria-hidden="true" className="mt-0.5 size-6 flex-none text-success" strokeWidth={1.75} />
            <div className="min-w-0">
              <p className="wrap-anywhere font-medium">{credentialName(credential)}</p>
              <CredentialDates credential={credential} />
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-read text-ink-muted text-sm">
        Our office saw the certificate or asked the council on this date. Ask the council about any change since then.
      </p>
    </section>
  )
}

function CredentialDates({ credential: { checked_on, expires_on } }: { credential: Credential }) {
  const checked = <time dateTime={checked_on}>{formatDate(checked_on)}</time>
  if (expires_on === null) return <p className="text-ink-muted text-sm">Checked on {checked}</p>
  return (
    <p className="text-ink-muted text-sm">
      Checked on {checked}, valid until <time dateTime={expires_on}>{formatDate(expires_on)}</time>
    </p>
  )
}
