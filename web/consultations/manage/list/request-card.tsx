import { Calendar, CircleUserRound, Mail, MessageCircle, Stethoscope } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { dietitianTitle, StatusPill, UnreadBadge } from '../../request-labels.tsx'
import { PriorityDot } from '../request-marks.tsx'
import { WaitingTime } from '../waiting-time.tsx'

interface RequestCardProps {
  request: ConsultationRequest
  /** An admin sees whom it was sent to. */
  showDietitian: boolean
}

const META = 'inline-flex min-w-0 items-center gap-1.5'

export function RequestCard({ request, showDietitian }: RequestCardProps) {
  const { search } = useLocation()
  return (
    <Card
      as="article"
      className="relative flex h-full flex-col gap-3 transition-shadow duration-(--dur-1) hover:shadow-float"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="relative flex-none">
          <Avatar name={request.name} id={request.id} size={48} />
          {request.priority === 'high' ? <PriorityDot /> : null}
        </span>
        <div className="min-w-0 flex-1 basis-24">
          <h3 className="break-words text-h4">
            <Link
              to={`/dietitian/requests/${request.id}`}
              state={{ listSearch: search }}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {request.name}
            </Link>
          </h3>
          {showDietitian ? <p className="truncate text-ink-muted text-sm">To {dietitianTitle(request)}</p> : null}
        </div>
        <StatusPill request={request} />
      </div>
      <p className="line-clamp-2 break-words text-ink-muted">{request.message}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm empty:hidden">
        {request.waiting_since ? <WaitingTime since={request.waiting_since} /> : null}
        <UnreadBadge count={request.unread_messages} icon={MessageCircle} />
        {request.health_concern ? (
          <Badge tone="info" icon={Stethoscope}>
            Health concern mentioned
          </Badge>
        ) : null}
      </p>
      <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-sm">
        {request.email ? (
          <span className={META}>
            <Mail aria-hidden="true" className="icon" />
            <span className="truncate">{request.email}</span>
          </span>
        ) : null}
        {request.age === null ? null : (
          <span className={META}>
            <CircleUserRound aria-hidden="true" className="icon" />
            {request.age === 1 ? '1 year' : `${request.age} years`}
          </span>
        )}
        <span className={META}>
          <Calendar aria-hidden="true" className="icon" />
          <RelativeTime date={request.created_at} />
        </span>
      </p>
    </Card>
  )
}
