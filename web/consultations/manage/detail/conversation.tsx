import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { ConsultationRequest, Message } from '#domain/consultations/consultations.schema.ts'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AttachmentList } from '../../attachments/attachment-list.tsx'
import { useConversation } from '../../conversation.queries.ts'
import { authorName, EarlierMessages, useUnreadMarks } from '../../messages.tsx'
import { invalidateLists } from '../requests.queries.ts'

interface ConversationProps {
  request: ConsultationRequest
  user: SessionUser
  /** Rendered below the messages, for replying. */
  children?: ReactNode
}

/** The messages after the request itself, oldest first. */
export function Conversation({ request, user, children }: ConversationProps) {
  const { data, error, isFetching, refetch, ...earlier } = useConversation(request.id)
  const list = useRef<HTMLOListElement>(null)
  const marks = useUnreadMarks(data ?? [], (message) => isUnread(message, user))
  const queries = useQueryClient()
  const isEmpty = data ? data.length === 0 : request.status === 'pending'

  // Loading has marked the messages as read, so the lists are outdated.
  useEffect(() => {
    if (data) invalidateLists(queries)
  }, [data, queries])

  async function handleEarlier() {
    await earlier.fetchNextPage()
    list.current?.focus()
  }

  return (
    <Card as="section">
      {/* Without messages the reply field comes first, so the heading is hidden. */}
      <h2 className={isEmpty && children ? 'sr-only' : 'text-h4'}>Conversation</h2>
      {error && !data ? <LoadFailure error={error} isRetrying={isFetching} onRetry={refetch} /> : null}
      {error && earlier.isFetchNextPageError ? (
        <LoadFailure error={error} isRetrying={earlier.isFetchingNextPage} onRetry={handleEarlier} />
      ) : null}
      <EarlierMessages hasEarlier={earlier.hasNextPage} isLoading={earlier.isFetchingNextPage} onLoad={handleEarlier} />
      {data && !isEmpty ? (
        <Messages ref={list} requestId={request.id} messages={data} marks={marks} user={user} />
      ) : null}
      {isEmpty && !children ? <p className="mt-2 text-ink-muted">No replies yet.</p> : null}
      {data || error || isEmpty ? null : <Skeleton className="mt-4 h-24" />}
      {children}
    </Card>
  )
}

/** Matches the unread counts of the lists: admins have no unread messages, and their own are never unread. */
function isUnread({ author, read_at }: Message, user: SessionUser): boolean {
  return user.role === 'dietitian' && author.role !== 'admin' && author.id !== user.id && read_at === null
}

interface MessagesProps {
  ref: RefObject<HTMLOListElement | null>
  requestId: number
  messages: Message[]
  marks: ReadonlySet<number>
  user: SessionUser
}

function Messages({ ref, requestId, messages, marks, user }: MessagesProps) {
  return (
    <ol ref={ref} tabIndex={-1} aria-label="Messages" className="mt-4 grid gap-4 outline-none">
      {messages.map((message) => (
        <li
          key={message.id}
          data-own={message.author.id === user.id || undefined}
          className="w-fit min-w-[min(16rem,100%)] max-w-[min(42rem,92%)] rounded-card bg-sunken px-5 py-4 data-own:justify-self-end data-own:bg-primary-soft"
        >
          <p className="flex flex-wrap items-center gap-x-4 text-sm">
            <span className="font-semibold">{message.author.id === user.id ? 'You' : authorName(message.author)}</span>
            <span className="text-ink-muted">
              <RelativeTime date={message.created_at} />
            </span>
            {marks.has(message.id) ? <Badge tone="accent">New</Badge> : null}
          </p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">{message.body}</p>
          <AttachmentList requestId={requestId} attachments={message.attachments} />
        </li>
      ))}
    </ol>
  )
}
