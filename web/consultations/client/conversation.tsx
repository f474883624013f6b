import { useEffect } from 'react'
import type { ConsultationRequest, Message } from '#domain/consultations/consultations.schema.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { authorName } from '../author-name.ts'
import { useConversation } from './client-requests.queries.ts'

/** Everything said after the request itself, oldest first. */
export function Conversation({ request }: { request: ConsultationRequest }) {
  const { data, error, isFetching, isLoading, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useConversation(request.id)
  const isIncomplete = !isFetching && (isFetchNextPageError || (error !== null && !data))
  const messages = data?.pages.flatMap((page) => page.results) ?? []

  useEffect(() => {
    if (hasNextPage && !isFetching && !error) fetchNextPage()
  }, [hasNextPage, isFetching, error, fetchNextPage])

  return (
    <>
      {isLoading ? <Skeleton className="h-16 rounded-field" /> : null}
      {messages.length > 0 ? (
        <ol aria-label="Conversation" className="grid gap-4">
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
        </ol>
      ) : null}
      {/* The beginning of the reply, or a note without one, when no message tells it. */}
      {!isLoading && messages.length === 0 && request.admin_notes ? (
        <div>
          <h4 className="text-sm font-medium text-ink-muted">Dietitian's reply</h4>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{request.admin_notes}</p>
        </div>
      ) : null}
      {isIncomplete ? (
        <Banner tone="danger" action={{ label: 'Retry', onClick: () => (data ? fetchNextPage() : refetch()) }}>
          {error?.message}
        </Banner>
      ) : null}
    </>
  )
}

function MessageItem({ message }: { message: Message }) {
  const ownId = useSession((session) => session.user?.id)
  const isOwn = message.author.id === ownId
  return (
    <li
      className={`max-w-[42rem] rounded-field p-4 ${isOwn ? 'justify-self-end bg-primary-soft' : 'justify-self-start bg-sunken'}`}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold wrap-anywhere">{isOwn ? 'You' : authorName(message.author)}</span>
        <span className="text-ink-muted">
          <RelativeTime date={message.created_at} />
        </span>
        {!isOwn && message.read_at === null ? <Badge tone="accent">New</Badge> : null}
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{message.body}</p>
    </li>
  )
}
