import { useQuery } from '@tanstack/react-query'
import { credentialName } from '#domain/dietitians/credential-name.ts'
import type { OwnCredential } from '#domain/dietitians/credentials.schema.ts'
import { ownCredentials } from '#web/lib/api/own-credentials.ts'
import { formatDate } from '#web/lib/format.ts'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The credentials checked by the office, read-only for the dietitian. */
export function OwnCredentials() {
  return (
    <Card as="section" aria-labelledby="own-credentials">
      <h2 id="own-credentials" tabIndex={-1} className="text-h3">
        What we checked
      </h2>
      <Loaded query={useQuery(ownCredentials)} skeleton={<Skeleton className="mt-5 h-16" />}>
        {(credentials) =>
          credentials.length === 0 ? (
            <p className="mt-3">We haven’t checked any of your credentials yet.</p>
          ) : (
            <ul className="mt-4 divide-y divide-line">
              {credentials.map((credential) => (
                <Item key={credential.id} credential={credential} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <p className="mt-4 text-ink-muted text-sm">
        To add or renew one, send the new certificate below. Clients don’t see expired ones.
      </p>
    </Card>
  )
}

function Item({ credential }: { credential: OwnCredential }) {
  const { checked_on, expires_on, is_expired } = credential
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium">{credentialName(credential)}</p>
        <p className="text-ink-muted text-sm">{toDays(checked_on, expires_on, is_expired)}</p>
      </div>
      <Badge tone={is_expired ? 'warning' : 'success'} dot>
        {is_expired ? 'Expired' : 'Shown to clients'}
      </Badge>
    </li>
  )
}

function toDays(checked: string, expires: string | null, isExpired: boolean): string {
  if (expires === null) return `Checked on ${formatDate(checked)}`
  if (isExpired) return `Checked on ${formatDate(checked)}, expired on ${formatDate(expires)}`
  return `Checked on ${formatDate(checked)}, valid until ${formatDate(expires)}`
}
