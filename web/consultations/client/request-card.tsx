import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { ConsultationRequest, Message } from '#domain/consultations/consultations.schema.ts'
import { WAITING_FOR_RESPONSE } from '#domain/consultations/request-rules.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { useInView } from '#web/lib/use-in-view.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useConversation } from '../conversation.queries.ts'
import { authorName, EarlierMessages, useUnreadMarks } from '../messages.tsx'
import { dietitianTitle, StatusPill, UnreadBadge } from '../request-labels.tsx'
import { AnswerForm } from './answer-form.tsx'
import { requestAnchor } from './client-requests.queries.ts'
import { Withdrawal } from './withdrawal.tsx'

interface RequestCardProps {
  request: ConsultationRequest
  /** Below a conversation that has been answered. */
  review: ReactNode
}

export function RequestCard({ request, review }: RequestCardProps) {
  const titleId = requestAnchor(request.id)
  const card = useRef<HTMLElement>(null)
  const isNear = useIsNear(card)
  const ownId = useSession((session) => session.user?.id)
  const conversation = useConversation(request.id, isNear)
  const marks = useUnreadMarks(
    conversation.data ?? [],
    ({ author, read_at }) => author.id !== ownId && read_at === null,
  )
  return (
    <Card>
      <article ref={card} aria-labelledby={titleId} className="grid gap-5">
        <header className="flex flex-wrap items-center gap-4">
          <Avatar name={request.dietitian_name} id={request.to_dietitian} size={48} />
          <div className="min-w-0 flex-1 basis-40">
            <h3 id={titleId} tabIndex={-1} className="scroll-mt-28 text-h4 outline-none wrap-anywhere">
              {dietitianTitle(request)}
            </h3>
            <p className="text-sm text-ink-muted">
              <span className="sr-only">Sent</span> <RelativeTime date={request.created_at} />
            </p>
          </div>
          <UnreadBadge count={Math.max(request.unread_messages, marks.size)} />
          <StatusPill request={request} />
        </header>
        <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_16rem] md:gap-8">
          <div className={request.health_concern ? undefined : 'md:col-span-2'}>
            <h4 className="text-sm font-medium text-ink-muted">Your message</h4>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{request.message}</p>
          </div>
          {request.health_concern ? (
            <div>
              <h4 className="text-sm font-medium text-ink-muted">Health concern</h4>
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{request.health_concern}</p>
            </div>
          ) : null}
        </div>
        <Conversation request={request} conversation={conversation} marks={marks} />
        {request.status === 'pending' ? (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-ink-muted">{WAITING_FOR_RESPONSE}</p>
            <Withdrawal request={request} />
          </div>
        ) : null}
        <AnswerForm request={request} />
        {request.replied_at === null ? null : review}
      </article>
    </Card>
  )
}

/** A little ahead, so that what comes into view is there; not far, for to load a conversation counts as reading it. */
const AHEAD = { rootMargin: '120px 0px' }

/** Whether a card is in view or about to be; on paper all of them are. */
function useIsNear(card: RefObject<Element | null>): boolean {
  const isInView = useInView(card, AHEAD)
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    const print = () => setPrinted(true)
    window.addEventListener('beforeprint', print)
    return () => window.removeEventListener('beforeprint', print)
  }, [])
  return isInView || isPrinted
}

interface ConversationProps {
  request: ConsultationRequest
  conversation: ReturnType<typeof useConversation>
  /** Which messages were unread when they came. */
  marks: ReadonlySet<number>
}

/** The messages after the request itself, oldest first. */
function Conversation({ request, conversation, marks }: ConversationProps) {
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
      {/* The beginning of the reply, or a note, when there is no message. */}
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
