import {
  ASSESSMENT_STATUS_LABELS,
  type AssessmentStatus,
  PROMISED_HOURS,
} from '#domain/assessments/assessment-rules.ts'
import { isUnanswered } from '#domain/assessments/assessment-status.ts'
import { HOUR_MS } from '#domain/durations.ts'

const PROMISED_MS = PROMISED_HOURS * HOUR_MS

interface Sent {
  status: AssessmentStatus
  created_at: Date
}

/** The status of an assessment, and since when its sender has been waiting. */
export function toProgress({ status, created_at }: Sent, now: Date) {
  const due = new Date(created_at.getTime() + PROMISED_MS)
  const isWaiting = isUnanswered(status)
  return {
    status_display: ASSESSMENT_STATUS_LABELS[status],
    waiting_since: isWaiting ? created_at.toISOString() : null,
    due_at: due.toISOString(),
    is_overdue: isWaiting && due < now,
  }
}
