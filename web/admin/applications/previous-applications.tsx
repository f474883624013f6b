import { Link } from 'react-router'
import type { Application } from '#domain/applications/applications.schema.ts'
import { formatDate } from '#web/lib/format.ts'
import { Card } from '#web/ui/card.tsx'
import { StatusBadge } from './application-status.tsx'

/** What the same person has filed before, and what they were told. */
export function PreviousApplications({ applications }: { applications: readonly Application[] }) {
  return (
    <Card as="section" aria-labelledby="previous">
      <h2 id="previous" className="text-h4">
        Earlier applications of this person
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {applications.map(({ id, created_at, status, reason }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <Link to={`/admin/applications/${id}`} className="inline-flex min-h-6 text-link-line">
                {`Sent on ${formatDate(created_at)}`}
              </Link>
              <StatusBadge status={status} />
            </p>
            {reason ? <p className="wrap-anywhere mt-1 whitespace-pre-line text-sm">{reason}</p> : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}
