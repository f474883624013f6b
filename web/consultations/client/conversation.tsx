import { useRef } from 'react'
import type { ConsultationRequest, Message } from '#domain/consultations/consultations.schema.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { useConversation } from '../conversation.queries.ts'
import { authorName, EarlierMessages } from '../messages.tsx'

interface ConversationProps {
  request: ConsultationRequest
  conversation: ReturnType<typeof useConversation>
  /** Which messages were unread when they came. */
  marks: ReadonlySet<number>
}

/** What was said after the request itself, oldest first. */
export function Conversation({ request, conversation, marks }: ConversationProps) {
  const { data: messages = [], error, isFetching, isPending, isFetchNextPageError, ...earlier } = conversation
  const list = useRef<HTMLOListElement>(null)
  const isIncomplete = !isFetching && (isFetchNextPageError || (error !== null && !conversation.data))

  async function handleEarlier() {
    await earlier.fetchNextPage()
    list.current?.focus()
  }

  return (
    <>
      <EarlierMessages hasEarlier={earlier.hasNextPage} isLoading={earlier.isFetchingNextPage} onLoad={handleEarlier} />
      {isPending && !isIncomplete ? <Skeleton className="h-16 rounded-field" /> : null}
      {messages.length > 0 ? (
        <ol ref={list} tabIndex={-1} aria-label="Conversation" className="grid gap-4 outline-none">
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} isNew={marks.has(message.id)} />
          ))}
        </ol>
      ) : null}
      {/* The beginning of the reply, or a note without one, when no message tells it. */}
      {!isPending && messages.length === 0 && request.admin_notes ? (
        <div>
          <h4 className="text-sm font-medium text-ink-muted">Dietitian's reply</h4>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{request.admin_notes}</p>
        </div>
      ) : null}
      {isIncomplete ? (
        <Banner
          tone="danger"
          action={{ label: 'Retry', onClick: () => (conversation.data ? handleEarlier() : conversation.refetch()) }}
        >
          {error?.message}
        </Banner>
      ) : null}
    </>
  )
}

function MessageItem({ message, isNew }: { message: Message; isNew: boolean }) {
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
        {isNew ? <Badge tone="accent">New</Badge> : null}
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{message.body}</p>
    </li>
  )
}
