import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { knownStatus, type RequestStatus, statusDisplay } from '#domain/consultations/status.ts'
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
