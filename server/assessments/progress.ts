import { ASSESSMENT_STATUS_LABELS, PROMISED_HOURS } from '#domain/assessments/assessment-rules.ts'
import { isUnanswered } from '#domain/assessments/assessment-status.ts'
import { HOUR_MS } from '#domain/durations.ts'
import { withIsoDates } from '../infra/formats/iso-dates.ts'
import type { AssessmentRow } from './assessments.queries.ts'

const PROMISED_MS = PROMISED_HOURS * HOUR_MS

/** Adds to an assessment what its status means, and since when its sender has been waiting; dates become text. */
export function withProgress<Row extends Pick<AssessmentRow, 'status' | 'created_at'>>(row: Row) {
  const due = row.created_at.getTime() + PROMISED_MS
  const isWaiting = isUnanswered(row.status)
  return {
    ...withIsoDates(row),
    status_display: ASSESSMENT_STATUS_LABELS[row.status],
    waiting_since: isWaiting ? row.created_at.toISOString() : null,
    due_at: new Date(due).toISOString(),
    is_overdue: isWaiting && due < Date.now(),
  }
}
