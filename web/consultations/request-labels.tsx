import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { RELATION_LABELS } from '#domain/consultations/relation.ts'
import { knownStatus, type RequestStatus, statusDisplay } from '#domain/consultations/status.ts'
import { titled } from '#domain/site/site.ts'
import { ageText, formatNumber } from '#web/lib/format.ts'
import { type WaitingSentences, WaitingTime } from '#web/lib/time/waiting-time.tsx'
import { Badge } from '#web/ui/badge.tsx'

const TONES: Record<RequestStatus, 'warning' | 'success' | 'neutral'> = {
  pending: 'warning',
  replied: 'success',
  closed: 'neutral',
}

type State = Pick<ConsultationRequest, 'status' | 'status_display' | 'waiting_since'>

/** The server's label for the status; an unknown status shows as pending. */
function statusWord(request: State): string {
  const status = knownStatus(request.status)
  return (status === request.status && request.status_display) || statusDisplay(status)
}

const WROTE_AGAIN: WaitingSentences = {
  moment: 'Wrote again less than an hour ago',
  hour: 'Wrote again 1 hour ago',
  hours: 'Wrote again {count} hours ago',
  day: 'Wrote again 1 day ago',
  days: 'Wrote again {count} days ago',
}
const YOU_WROTE_AGAIN: WaitingSentences = {
  moment: 'You wrote again less than an hour ago',
  hour: 'You wrote again 1 hour ago',
  hours: 'You wrote again {count} hours ago',
  day: 'You wrote again 1 day ago',
  days: 'You wrote again {count} days ago',
}

interface RequestStateProps {
  request: State
  /** The number of new replies; only in the client's own list. */
  unreadReplies?: number
}

/** The status; that of a waiting client is highlighted. */
export function RequestState({ request, unreadReplies }: RequestStateProps) {
  const { waiting_since: since } = request
  return (
    <Badge tone={since ? 'warning' : unreadReplies ? 'accent' : TONES[knownStatus(request.status)]} dot>
      <span>{statusWord(request)}</span>
      {unreadReplies && !since ? (
        <>
          {' · '}
          <span>{unreadReplies === 1 ? '1 new message' : `${formatNumber(unreadReplies)} new messages`}</span>
        </>
      ) : null}
    </Badge>
  )
}

interface RequestWaitProps {
  request: State
  /** In the client's own list. */
  isOwn?: boolean
  hasIcon?: boolean
}

/** "Waiting for 2 days" or "Wrote again 16 hours ago"; nothing if nobody is waiting. */
export function RequestWait({ request, isOwn = false, hasIcon = true }: RequestWaitProps) {
  const { status, waiting_since: since } = request
  if (!since) return null
  if (knownStatus(status) === 'pending') return <WaitingTime since={since} hasIcon={hasIcon} />
  return <WaitingTime since={since} sentences={isOwn ? YOU_WROTE_AGAIN : WROTE_AGAIN} hasIcon={hasIcon} />
}

/**
 * The person a request is for, worded for the dietitian: "For their father, 74", or the sender's age; null if nothing
 * is known.
 */
export function describePerson({ relation, age }: Pick<ConsultationRequest, 'relation' | 'age'>): string | null {
  if (relation === null) return age === null ? null : ageText(age)
  return age === null ? RELATION_LABELS[relation] : `${RELATION_LABELS[relation]},\u00a0${age}`
}

/** Breaks before the "@" if necessary, and elsewhere only if that is not enough. */
export function EmailText({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <span className="wrap-anywhere">
      {address.slice(0, Math.max(0, at))}
      <wbr />
      {address.slice(Math.max(0, at))}
    </span>
  )
}

/** A deleted account has no title. */
export function dietitianTitle({ to_dietitian, dietitian_name }: ConsultationRequest): string {
  return to_dietitian === null ? dietitian_name : titled(dietitian_name)
}
