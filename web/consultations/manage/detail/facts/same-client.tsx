import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { useStateOfNext } from '#web/shell/list/back-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { RequestState } from '../../../request-labels.tsx'
import { requestsOfSameClient } from '../../requests.queries.ts'

interface SameClientProps {
  request: ConsultationRequest
  /** The path under which requests are shown: in the console or in the admin area. */
  basePath: string
}

/** The client's other requests, newest first; renders nothing if there are none. */
export function SameClient({ request, basePath }: SameClientProps) {
  const { data } = useQuery(requestsOfSameClient(request.id))
  const state = useStateOfNext()
  if (!data || data.count === 0) return null
  return (
    <Card as="section">
      <h2 className="text-h4">Other requests from this client</h2>
      <ul className="mt-3 divide-y divide-line">
        {data.results.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <Link
              to={`${basePath}/${other.id}`}
              state={state}
              className="inline-flex min-h-11 items-center text-link-line"
            >
              <span className="sr-only">Request sent</span> <RelativeTime date={other.created_at} />
            </Link>
            <RequestState request={other} />
          </li>
        ))}
      </ul>
      {data.count > data.results.length ? (
        <p className="mt-2 text-ink-muted text-sm">
          The newest {data.results.length} of {data.count}.
        </p>
      ) : null}
    </Card>
  )
}
