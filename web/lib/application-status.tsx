import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '#domain/applications/application-status.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const TONES: Record<ApplicationStatus, BadgeTone> = {
  pending: 'warning',
  changes_requested: 'accent',
  approved: 'success',
  declined: 'neutral',
}

export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  return (
    <Badge tone={TONES[status]} dot>
      {APPLICATION_STATUS_LABELS[status]}
    </Badge>
  )
}
