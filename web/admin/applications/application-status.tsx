import type { Application } from '#domain/applications/applications.schema.ts'
import { Badge } from '#web/ui/badge.tsx'

const STATES = {
  pending: { label: 'Waiting', tone: 'warning' },
  approved: { label: 'Approved', tone: 'success' },
  declined: { label: 'Declined', tone: 'neutral' },
} as const

export function StatusBadge({ status }: { status: Application['status'] }) {
  const { label, tone } = STATES[status]
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  )
}
