import { Hourglass } from 'lucide-react'
import { PROMISED_HOURS } from '#domain/assessments/assessment-rules.ts'
import type { InboxItem } from '#domain/assessments/inbox.schema.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const TONES: Record<InboxItem['status'], BadgeTone> = { new: 'warning', contacted: 'info', done: 'success' }

export function AssessmentStatus({ assessment }: { assessment: InboxItem }) {
  return (
    <Badge dot tone={TONES[assessment.status]}>
      {assessment.status_display}
    </Badge>
  )
}

/** Since when it waits; a new one until when its answer was promised, or that this is past. */
export function AssessmentAge({ assessment, isInLine = false }: { assessment: InboxItem; isInLine?: boolean }) {
  return (
    <div className={isInLine ? 'flex flex-wrap items-center gap-x-4 gap-y-2' : 'grid justify-items-start gap-1.5'}>
      <RelativeTime date={assessment.created_at} />
      {assessment.is_overdue ? (
        <Badge tone="danger" icon={Hourglass}>
          Past the promised {PROMISED_HOURS} hours
        </Badge>
      ) : null}
      {assessment.status === 'new' && !assessment.is_overdue ? (
        <span className="text-ink-muted text-sm">Promised by {formatDateTime(assessment.due_at)}</span>
      ) : null}
    </div>
  )
}
