import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { RELATION_LABELS } from '#domain/consultations/relation.ts'
import { knownStatus, type RequestStatus, statusDisplay } from '#domain/consultations/status.ts'
import { titled } from '#domain/site/site.ts'
import { ageText, formatNumber } from '#web/lib/format.ts'
import { WaitingFor, type WaitingSentences } from '#web/lib/waiting-time.tsx'
import { Badge } from '#web/ui/badge.tsx'

const TONES: Record<RequestStatus, 'warning' | 'success' | 'neutral'> = {
  pending: 'warning',
  replied: 'success',
  closed: 'neutral',
}

type Status = Pick<ConsultationRequest, 'status' | 'status_display'>

/** The server's label for the status; an unknown status shows as pending. */
function statusWord(request: Status): string {
  const status = knownStatus(request.status)
  return (status === request.status && request.status_display) || statusDisplay(status)
}

const NEW: WaitingSentences = {
  moment: 'waiting for less than an hour',
  hour: 'waiting for 1 hour',
  hours: 'waiting for {count} hours',
  day: 'waiting for 1 day',
  days: 'waiting for {count} days',
}
const WROTE_AGAIN: WaitingSentences = {
  moment: 'wrote again less than an hour ago',
  hour: 'wrote again 1 hour ago',
  hours: 'wrote again {count} hours ago',
  day: 'wrote again 1 day ago',
  days: 'wrote again {count} days ago',
}
const YOU_WROTE_AGAIN: WaitingSentences = {
  moment: 'you wrote again less than an hour ago',
  hour: 'you wrote again 1 hour ago',
  hours: 'you wrote again {count} hours ago',
  day: 'you wrote again 1 day ago',
  days: 'you wrote again {count} days ago',
}

interface RequestStateProps {
  request: Status & Pick<ConsultationRequest, 'waiting_since'>
  /** The number of new replies; only in the client's own list. */
  unreadReplies?: number
}

/** A request's state in one line: "Replied · wrote again 16 hours ago". A waiting client is highlighted. */
export function RequestState({ request, unreadReplies }: RequestStateProps) {
  const status = knownStatus(request.status)
  const { waiting_since: since } = request
  const wroteAgain = unreadReplies === undefined ? WROTE_AGAIN : YOU_WROTE_AGAIN
  return (
    <Badge tone={since ? 'warning' : unreadReplies ? 'accent' : TONES[status]} dot className="max-w-full">
      <span className="min-w-0 whitespace-normal">
        <span>{statusWord(request)}</span>
        {since ? (
          <>
            {' · '}
            <WaitingFor since={since} sentences={status === 'pending' ? NEW : wroteAgain} />
          </>
        ) : unreadReplies ? (
          <>
            {' · '}
            <span>{unreadReplies === 1 ? '1 new message' : `${formatNumber(unreadReplies)} new messages`}</span>
          </>
        ) : null}
      </span>
    </Badge>
  )
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
