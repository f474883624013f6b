import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { EMAIL_NOT_CONFIRMED } from '#domain/consultations/request-rules.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { dietitianTitle } from '../../dietitian-title.ts'
import { StatusPill } from '../../status-pill.tsx'
import { PriorityDot } from '../priority-dot.tsx'
import { WaitingTime } from '../waiting-time.tsx'

interface RequestHeadingProps {
  request: ConsultationRequest
  showDietitian: boolean
}

export function RequestHeading({ request, showDietitian }: RequestHeadingProps) {
  return (
    <div className="mt-4 flex items-start gap-5">
      <span className="relative flex-none">
        <Avatar name={request.name} id={request.id} size={64} />
        {request.priority === 'high' ? <PriorityDot className="absolute top-0 right-0" /> : null}
      </span>
      <div className="min-w-0">
        <h1 className="break-words text-h2">{request.name}</h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted">
          <span className="break-all">{request.email}</span>
          {request.email_confirmed ? null : <Badge tone="warning">{EMAIL_NOT_CONFIRMED}</Badge>}
          <StatusPill request={request} />
          {request.waiting_since ? <WaitingTime since={request.waiting_since} /> : null}
        </p>
        {showDietitian ? <p className="mt-1 text-ink-muted text-sm">Sent to {dietitianTitle(request)}</p> : null}
      </div>
    </div>
  )
}
