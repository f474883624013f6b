import { Hourglass, TriangleAlert } from 'lucide-react'
import { PROMISED_HOURS } from '#domain/assessments/assessment-rules.ts'
import type { InboxItem } from '#domain/assessments/inbox.schema.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { WaitingTime } from '#web/lib/time/waiting-time.tsx'
import { BreadcrumbName } from '#web/shell/frame/breadcrumb-name.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const TONES: Record<InboxItem['status'], BadgeTone> = {
  new: 'warning',
  contacted: 'info',
  assigned: 'info',
  answered: 'success',
  done: 'neutral',
}

type Progress = Pick<InboxItem, 'status' | 'status_display' | 'created_at' | 'waiting_since' | 'due_at' | 'is_overdue'>

export function AssessmentStatus({ assessment }: { assessment: Progress }) {
  return (
    <Badge dot tone={TONES[assessment.status]}>
      {assessment.status_display}
    </Badge>
  )
}

/** How long the person has waited and when the answer is due, or that it is overdue. */
export function AssessmentAge({ assessment, isInLine = false }: { assessment: Progress; isInLine?: boolean }) {
  return (
    <div className={isInLine ? 'flex flex-wrap items-center gap-x-4 gap-y-2' : 'grid justify-items-start gap-1.5'}>
      {assessment.waiting_since ? (
        <WaitingTime since={assessment.waiting_since} />
      ) : (
        <span>
          {isInLine ? 'Received ' : null}
          <RelativeTime isInSentence={isInLine} date={assessment.created_at} />
        </span>
      )}
      {assessment.is_overdue ? (
        <Badge tone="danger" icon={Hourglass}>
          Past the promised {PROMISED_HOURS} hours
        </Badge>
      ) : null}
      {assessment.waiting_since && !assessment.is_overdue ? (
        <span className="text-ink-muted text-sm">Promised by {formatDateTime(assessment.due_at)}</span>
      ) : null}
    </div>
  )
}

/** In the list and the detail: the person gave answers that a plan must take into account. */
export function CareBadge() {
  return (
    <Badge tone="warning" icon={TriangleAlert}>
      Read first
    </Badge>
  )
}

/** The name, the status and the audit-log notice above an opened assessment. */
export function AssessmentHeader({ assessment }: { assessment: Progress & Pick<InboxItem, 'full_name'> }) {
  return (
    <>
      <BreadcrumbName name={assessment.full_name} />
      <header className="mb-6 grid justify-items-start gap-2">
        <h1 className="wrap-anywhere text-h2">{assessment.full_name}</h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted">
          <AssessmentStatus assessment={assessment} />
          <AssessmentAge assessment={assessment} isInLine />
        </div>
        <p className="text-ink-muted text-sm">This is health data. The audit log shows that you’ve opened it.</p>
      </header>
    </>
  )
}
