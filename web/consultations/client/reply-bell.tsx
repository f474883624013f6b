import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { WithQueries } from '#web/lib/api/query-client.tsx'
import { formatNumber } from '#web/lib/format.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { MY_REQUESTS } from '#web/shell/navigation.ts'
import { NOTIFICATION, NotificationMenu } from '#web/shell/notification-menu.tsx'
import { dietitianTitle } from '../request-labels.tsx'
import { requestPath, unreadReplies } from './client-requests.queries.ts'

/** For clients, in every header: unread replies, refetched when the window regains the focus. */
export function ReplyBell() {
  return (
    <WithQueries>
      <Replies />
    </WithQueries>
  )
}

function Replies() {
  const { data } = useQuery(unreadReplies)
  const count = data?.count ?? 0
  return (
    <NotificationMenu count={count} countLabel={count === 1 ? '1 new reply' : `${formatNumber(count)} new replies`}>
      {count === 0 ? (
        <p className="px-3 py-4 text-ink-muted">{data ? 'No new replies' : 'Loading replies...'}</p>
      ) : null}
      <ul className="grid gap-0.5">
        {data?.results.map((request) => (
          <li key={request.id}>
            <Reply request={request} />
          </li>
        ))}
      </ul>
      <p className="mt-2 border-line border-t pt-2">
        <Link to={MY_REQUESTS.to} className={`${NOTIFICATION} content-center font-semibold text-link`}>
          {MY_REQUESTS.label}
        </Link>
      </p>
    </NotificationMenu>
  )
}

function Reply({ request }: { request: ConsultationRequest }) {
  return (
    <Link to={requestPath(request.id)} className={NOTIFICATION}>
      <span className="font-semibold wrap-anywhere">{dietitianTitle(request)} replied</span>
      <span className="text-ink-muted text-sm">
        <RelativeTime date={request.updated_at} />
      </span>
    </Link>
  )
}

/** For the home page: the latest unread reply. */
export function ReplyNotice() {
  return (
    <WithQueries>
      <LatestReply />
    </WithQueries>
  )
}

function LatestReply() {
  const { pathname } = useLocation()
  const { data } = useQuery(unreadReplies)
  const latest = data?.results[0]
  if (pathname !== '/' || !latest) return null
  return (
    <p role="status" className="border-line border-b bg-primary-soft text-on-primary-soft">
      <span className="wrap flex flex-wrap items-center gap-x-4 py-3 md:justify-center">
        <span className="wrap-anywhere font-semibold">{dietitianTitle(latest)} replied to your request.</span>
        <Link to={requestPath(latest.id)} className="text-link-line inline-flex min-h-11 items-center">
          Read the reply
        </Link>
      </span>
    </p>
  )
}
