import type { LucideIcon } from 'lucide-react'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { knownStatus, type RequestStatus, statusDisplay } from '#domain/consultations/status.ts'
import { titled } from '#domain/site/site.ts'
import { formatNumber } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'

const TONES: Record<RequestStatus, 'warning' | 'success' | 'neutral'> = {
  pending: 'warning',
  replied: 'success',
  closed: 'neutral',
}

interface StatusPillProps {
  request: Pick<ConsultationRequest, 'status' | 'status_display'>
}

/** The server's own word for the status; an unknown status shows as pending. */
export function StatusPill({ request }: StatusPillProps) {
  const status = knownStatus(request.status)
  return (
    <Badge tone={TONES[status]} dot>
      {(status === request.status && request.status_display) || statusDisplay(status)}
    </Badge>
  )
}

/** How many messages of the other person have not been opened yet; nothing when there are none. */
export function UnreadBadge({ count, icon }: { count: number; icon?: LucideIcon }) {
  if (count === 0) return null
  return (
    <Badge tone="accent" icon={icon}>
      {count === 1 ? '1 new message' : `${formatNumber(count)} new messages`}
    </Badge>
  )
}

/** A deleted account has no title. */
export function dietitianTitle({ to_dietitian, dietitian_name }: ConsultationRequest): string {
  return to_dietitian === null ? dietitian_name : titled(dietitian_name)
}
