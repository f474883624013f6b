import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ConsultationRequest, RequestPage } from '#domain/consultations/consultations.schema.ts'
import { formatNumber } from '#web/lib/format.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { Button } from '#web/ui/button.tsx'
import { NOTIFICATION, NotificationMenu } from '../notification-menu.tsx'

type WaitingRequests = Pick<UseQueryResult<RequestPage>, 'data' | 'error' | 'isFetching' | 'refetch'>

export interface NotificationsProps {
  /** Undefined until the session is known. */
  waiting: WaitingRequests | undefined
  /** Health assessments waiting for the user's own answer. They have their own entry; the bell counts only requests. */
  assessments: number
}

const REQUESTS = '/dietitian/requests'
const ASSESSMENTS = '/dietitian/assessments?status=assigned'

export function Notifications({ waiting, assessments }: NotificationsProps) {
  const page = waiting?.data
  const count = page?.count ?? 0
  return (
    <NotificationMenu count={count} countLabel={`${formatNumber(count)} waiting`}>
      {waiting?.error ? <NotLoaded waiting={waiting} error={waiting.error} /> : null}
      {assessments > 0 ? (
        <Link to={ASSESSMENTS} className={NOTIFICATION}>
          <span className="font-semibold">
            {assessments === 1 ? '1 health assessment' : `${formatNumber(assessments)} health assessments`}
          </span>
          <span className="text-ink-muted text-sm">Waiting for your answer</span>
        </Link>
      ) : null}
      {page && count > 0 ? (
        <ul className="grid gap-0.5">
          {page.results.map((request) => (
            <li key={request.id}>
              <Notification request={request} />
            </li>
          ))}
        </ul>
      ) : waiting?.error || assessments > 0 ? null : (
        <p className="px-3 py-4 text-ink-muted">{page ? 'No new notifications' : 'Loading notifications...'}</p>
      )}
      <p className="mt-2 border-line border-t pt-2">
        <Link to={REQUESTS} className={`${NOTIFICATION} content-center font-semibold text-link`}>
          View All Requests
        </Link>
      </p>
    </NotificationMenu>
  )
}

/** Stops the click, which would close the menu before the result is shown. */
function NotLoaded({ waiting, error }: { waiting: WaitingRequests; error: Error }) {
  return (
    <div className="grid justify-items-start gap-3 px-3 py-4">
      <p className="text-danger">{error.message}</p>
      <Button
        variant="outline"
        size="small"
        isBusy={waiting.isFetching}
        onClick={(event) => {
          event.stopPropagation()
          waiting.refetch()
        }}
      >
        Retry
      </Button>
    </div>
  )
}

function Notification({ request }: { request: ConsultationRequest }) {
  return (
    <Link to={`${REQUESTS}/${request.id}`} className={NOTIFICATION}>
      <span className="font-semibold">{request.status === 'pending' ? 'New contact request' : 'New message'}</span>
      <span className="flex items-baseline justify-between gap-4 text-ink-muted text-sm">
        <span className="truncate">From {request.name}</span>
        <span className="flex-none text-xs">
          <RelativeTime date={request.waiting_since ?? request.created_at} />
        </span>
      </span>
    </Link>
  )
}
