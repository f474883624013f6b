import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { useSession } from '#web/lib/session/session.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { describePerson, RequestState, RequestWait } from '../../request-labels.tsx'
import { noRequestsYet } from '../list/request-list.ts'
import { HighPriorityBadge, PendingDot } from '../request-badges.tsx'
import { RECENT_REQUESTS, recentRequests } from '../requests.queries.ts'

const REQUESTS = '/dietitian/requests'
const ROWS = Array.from({ length: RECENT_REQUESTS }, (_, at) => at)

/** The latest requests, each with a link to it. */
export function RecentRequests() {
  const isAdmin = useSession((session) => session.user?.role === 'admin')
  const { data, error, isFetching, refetch } = useQuery(recentRequests)
  return (
    <Card as="section" aria-labelledby="recent-requests">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="recent-requests" className="text-h4">
          Recent Requests
        </h2>
        <Link to={REQUESTS} className="flex min-h-11 items-center font-semibold text-link text-sm">
          View All Requests
        </Link>
      </div>
      {error && !data ? <LoadFailure error={error} isRetrying={isFetching} onRetry={() => refetch()} /> : null}
      {!data && !error ? (
        <div aria-hidden="true" className="grid gap-4 border-line border-t pt-4">
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-12" />
          ))}
        </div>
      ) : null}
      {data?.count === 0 ? <EmptyState level={3} {...noRequestsYet(isAdmin)} /> : null}
      <ul>
        {data?.results.map((request) => (
          <li key={request.id} className="border-line border-t">
            <RecentRequest request={request} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function RecentRequest({ request }: { request: ConsultationRequest }) {
  const person = describePerson(request)
  return (
    <Link
      to={`${REQUESTS}/${request.id}`}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 rounded-field min-[26rem]:grid-cols-[auto_minmax(0,1fr)_auto] py-3 hover:bg-primary-soft/60"
    >
      <span className="relative">
        <Avatar name={request.name} size={40} />
        {request.status === 'pending' ? <PendingDot /> : null}
      </span>
      <span className="min-w-0 leading-tight">
        <span className="wrap-anywhere block">
          {request.priority === 'high' ? <HighPriorityBadge /> : null}
          <span className="font-semibold">{request.name}</span>
          {person ? <span className="text-ink-muted"> · {person}</span> : null}
        </span>
        <span className="mt-1 block truncate text-ink-muted text-sm">{request.message}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 max-[26rem]:col-start-2 max-[26rem]:mt-1.5 min-[26rem]:grid min-[26rem]:justify-items-end">
        <RequestState request={request} />
        <span className="text-ink-muted text-xs">
          {request.waiting_since ? (
            <RequestWait request={request} hasIcon={false} />
          ) : (
            <RelativeTime date={request.created_at} />
          )}
        </span>
      </span>
    </Link>
  )
}
