import type { UseQueryResult } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { Link } from 'react-router'
import type { ConsultationRequest, RequestPage } from '#domain/consultations/consultations.schema.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { Button } from '#web/ui/button.tsx'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { Menu } from '#web/ui/menu.tsx'

export type WaitingRequests = Pick<UseQueryResult<RequestPage>, 'data' | 'error' | 'isFetching' | 'refetch'>

interface NotificationsProps {
  /** Undefined until the session is known. */
  waiting: WaitingRequests | undefined
}

const REQUESTS = '/dietitian/requests'
const ITEM = 'grid min-h-11 rounded-field px-3 pt-2.5 pb-2 hover:bg-primary-soft hover:text-on-primary-soft'

export function Notifications({ waiting }: NotificationsProps) {
  const page = waiting?.data
  const count = page?.count ?? 0
  return (
    <Menu
      trigger={<BellWithCount count={count} />}
      triggerClassName="relative grid size-11 flex-none place-items-center rounded-full border-[1.5px] border-line-strong hover:bg-primary-soft hover:text-on-primary-soft"
      className="w-80"
    >
      {waiting?.error ? <NotLoaded waiting={waiting} error={waiting.error} /> : null}
      {page && count > 0 ? (
        <ul className="grid gap-0.5">
          {page.results.map((request) => (
            <li key={request.id}>
              <Notification request={request} />
            </li>
          ))}
        </ul>
      ) : waiting?.error ? null : (
        <p className="px-3 py-4 text-ink-muted">{page ? 'No new notifications' : 'Loading notifications...'}</p>
      )}
      <p className="mt-2 border-line border-t pt-2">
        <Link to={REQUESTS} className={`${ITEM} content-center font-semibold text-link`}>
          View All Requests
        </Link>
      </p>
    </Menu>
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

function BellWithCount({ count }: { count: number }) {
  return (
    <>
      <Bell aria-hidden="true" strokeWidth={1.75} className="size-5" />
      <span className="sr-only">{count > 0 ? `Notifications, ${count} waiting` : 'Notifications'}</span>
      {count > 0 ? (
        <span aria-hidden="true" className="absolute -top-1.5 -right-1.5 grid">
          <CountBadge count={count} />
        </span>
      ) : null}
    </>
  )
}

function Notification({ request }: { request: ConsultationRequest }) {
  return (
    <Link to={`${REQUESTS}/${request.id}`} className={ITEM}>
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
