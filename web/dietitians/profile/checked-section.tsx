import { BadgeCheck } from 'lucide-react'
import { credentialName } from '#domain/dietitians/credential-name.ts'
import type { Credential } from '#domain/dietitians/credentials.schema.ts'
import { formatDate } from '#web/lib/format.ts'

/** What the office has checked, and when; renders nothing if nothing was checked. */
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
              <Days credential={credential} />
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

function Days({ credential: { checked_on, expires_on } }: { credential: Credential }) {
  const checked = <time dateTime={checked_on}>{formatDate(checked_on)}</time>
  if (expires_on === null) return <p className="text-ink-muted text-sm">Checked on {checked}</p>
  return (
    <p className="text-ink-muted text-sm">
      Checked on {checked}, valid until <time dateTime={expires_on}>{formatDate(expires_on)}</time>
    </p>
  )
}
