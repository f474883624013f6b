import { Hourglass, TriangleAlert } from 'lucide-react'
import { PROMISED_HOURS } from '#domain/assessments/assessment-rules.ts'
import type { Assessment, InboxItem } from '#domain/assessments/inbox.schema.ts'
import { screeningTexts } from '#domain/assessments/screening.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'

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

/** In the list and in the detail: answers that a plan has to respect. */
export function CareMark() {
  return (
    <Badge tone="warning" icon={TriangleAlert}>
      Read first
    </Badge>
  )
}

/** What a plan has to respect, before everything else. */
export function ReadFirst({ assessment }: { assessment: Assessment }) {
  return (
    <Card as="section" aria-labelledby="read-first">
      <h2 id="read-first" className="flex flex-wrap items-center gap-3 text-h4">
        Before a plan {assessment.needs_care ? <CareMark /> : null}
      </h2>
      <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {screeningTexts(assessment).map(({ field, label, text }) => (
          <div key={field} className="min-w-0 border-line border-t pt-3">
            <dt className="text-ink-muted text-sm">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line font-medium">
              {text ?? <span className="font-normal text-ink-muted">Not answered</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
