import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { ConsultationRequest, Message } from '#domain/consultations/consultations.schema.ts'
import { openProposal } from '#domain/consultations/handovers.ts'
import { OWN_RELATION_LABELS } from '#domain/consultations/relation.ts'
import { WAITING_FOR_RESPONSE } from '#domain/consultations/request-rules.ts'
import { ageText } from '#web/lib/format.ts'
import { useInView } from '#web/lib/motion/use-in-view.ts'
import { useSession } from '#web/lib/session/session.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AttachmentList } from '../attachments/attachment-list.tsx'
import { useConversation } from '../conversation.queries.ts'
import { authorName, EarlierMessages, useUnreadMarks } from '../messages.tsx'
import { dietitianTitle, RequestState, RequestWait } from '../request-labels.tsx'
import { requestAnchor } from './client-requests.queries.ts'
import { MessageForm } from './message-form.tsx'
import { HandoverAnswer, Withdrawal } from './request-decisions.tsx'

interface RequestCardProps {
  request: ConsultationRequest
  /** Shown below an answered conversation. */
  review: ReactNode
  /** The initial state, until the client opens or closes the card. */
  isOpenAtFirst: boolean
}

export function RequestCard({ request, review, isOpenAtFirst }: RequestCardProps) {
  const titleId = requestAnchor(request.id)
  const card = useRef<HTMLElement>(null)
  const isPrinted = useIsPrinted()
  const { isOpen, toggle } = useOpening(request, isOpenAtFirst, isPrinted)
  const isInView = useInView(card, PRELOAD_MARGIN)
  const ownId = useSession((session) => session.user?.id)
  const conversation = useConversation(request.id, isOpen && (isInView || isPrinted))
  const marks = useUnreadMarks(
    conversation.data ?? [],
    ({ author, read_at }) => author.id !== ownId && read_at === null,
  )
  return (
    <Card>
      <article ref={card} aria-labelledby={titleId} className="grid gap-5">
        <header className="flex flex-wrap items-center gap-4">
          <Avatar name={request.dietitian_name} size={48} />
          <div className="min-w-0 flex-1 basis-24 sm:basis-40">
            <h3 id={titleId} tabIndex={-1} className="scroll-mt-28 text-h4 outline-none wrap-anywhere">
              {dietitianTitle(request)}
            </h3>
            <p className="text-sm text-ink-muted">
              <span className="sr-only">Sent</span> <RelativeTime date={request.created_at} />
            </p>
            <p className="text-sm empty:hidden">
              <RequestWait request={request} isOwn />
            </p>
            {request.relation ? (
              <p className="text-sm text-ink-muted">
                Asked for: {OWN_RELATION_LABELS[request.relation]}
                {request.age === null ? null : `, ${ageText(request.age)}`}
              </p>
            ) : null}
          </div>
          {/* On phones this is on a separate line below the button. */}
          <div className="order-1 max-sm:w-full sm:order-none">
            <RequestState request={request} unreadReplies={Math.max(request.unread_messages, marks.size)} />
          </div>
          <IconButton
            icon={isOpen ? ChevronUp : ChevronDown}
            label={`${isOpen ? 'Hide' : 'Show'} the request to ${dietitianTitle(request)}`}
            aria-expanded={isOpen}
            onClick={toggle}
          />
        </header>
        {isOpen ? (
          <OpenRequest request={request} conversation={conversation} marks={marks} review={review} />
        ) : (
          <p className="line-clamp-2 text-ink-muted wrap-anywhere">{request.message}</p>
        )}
      </article>
    </Card>
  )
}

/** Open if a link leads to it, if a reply is unread or a handover is proposed, or on paper. The client may close it. */
function useOpening(request: ConsultationRequest, isOpenAtFirst: boolean, isPrinted: boolean) {
  const { id, unread_messages } = request
  const { hash, key } = useLocation()
  const isLinked = hash === `#${requestAnchor(id)}`
  // A newer request at the top must not close the card that the client is reading.
  const [wasOpenAtFirst] = useState(isOpenAtFirst)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [hasReply, setHasReply] = useState(unread_messages > 0)
  if (unread_messages > 0 && !hasReply) setHasReply(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the link is followed
  useEffect(() => {
    if (isLinked) setChosen(true)
  }, [isLinked, key])

  const isOpen = isPrinted || (chosen ?? (isLinked || hasReply || openProposal(request) !== null || wasOpenAtFirst))
  return { isOpen, toggle: () => setChosen(!isOpen) }
}

function OpenRequest({ request, conversation, marks, review }: ConversationProps & { review: ReactNode }) {
  const proposed = openProposal(request)
  return (
    <>
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_16rem] md:gap-8">
        <div className={request.health_concern ? undefined : 'md:col-span-2'}>
          <h4 className="text-sm font-medium text-ink-muted">Your message</h4>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{request.message}</p>
          <AttachmentList requestId={request.id} attachments={request.attachments} />
        </div>
        {request.health_concern ? (
          <div>
            <h4 className="text-sm font-medium text-ink-muted">Health concern</h4>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{request.health_concern}</p>
          </div>
        ) : null}
      </div>
      {proposed ? <HandoverAnswer request={request} proposed={proposed} /> : null}
      <Conversation request={request} conversation={conversation} marks={marks} />
      {request.status === 'pending' ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-ink-muted">{WAITING_FOR_RESPONSE}</p>
          <Withdrawal request={request} />
        </div>
      ) : null}
      <MessageForm request={request} />
      {request.replied_at === null ? null : review}
    </>
  )
}

/** Loads a little ahead of scrolling, but not far, because loading a conversation marks it as read. */
const PRELOAD_MARGIN = { rootMargin: '120px 0px' }

function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    const print = () => setPrinted(true)
    window.addEventListener('beforeprint', print)
    return () => window.removeEventListener('beforeprint', print)
  }, [])
  return isPrinted
}

interface ConversationProps {
  request: ConsultationRequest
  conversation: ReturnType<typeof useConversation>
  /** Ids of the messages that were unread when they loaded. */
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
            <MessageItem key={message.id} requestId={request.id} message={message} isNew={marks.has(message.id)} />
          ))}
        </ol>
      ) : null}
      {/* If there are no messages, the notes hold the beginning of the reply, or a note. */}
      {!isPending && messages.length === 0 && request.admin_notes ? (
        <div>
          <h4 className="text-sm font-medium text-ink-muted">Dietitian’s reply</h4>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{request.admin_notes}</p>
        </div>
      ) : null}
      {isIncomplete ? (
        <Banner
          action={{ label: 'Retry', onClick: () => (conversation.data ? handleEarlier() : conversation.refetch()) }}
        >
          {error?.message}
        </Banner>
      ) : null}
    </>
  )
}

function MessageItem({ requestId, message, isNew }: { requestId: number; message: Message; isNew: boolean }) {
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
      <AttachmentList requestId={requestId} attachments={message.attachments} />
    </li>
  )
}
