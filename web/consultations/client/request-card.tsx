import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { WAITING_FOR_RESPONSE } from '#domain/consultations/request-rules.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { useInView } from '#web/lib/use-in-view.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { useConversation } from '../conversation.queries.ts'
import { useUnreadMarks } from '../messages.tsx'
import { dietitianTitle, StatusPill, UnreadBadge } from '../request-labels.tsx'
import { AnswerForm } from './answer-form.tsx'
import { requestAnchor } from './client-requests.queries.ts'
import { Conversation } from './conversation.tsx'

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
          <div className="min-w-0 flex-1">
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
        {request.status === 'pending' ? <p className="text-ink-muted">{WAITING_FOR_RESPONSE}</p> : null}
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
