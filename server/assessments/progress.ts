import { ASSESSMENT_STATUS_LABELS } from '#domain/assessments/assessment-rules.ts'
import { dueTime, isOverdue, isUnanswered } from '#domain/assessments/assessment-status.ts'
import { withIsoDates } from '../infra/formats/iso-dates.ts'
import type { AssessmentRow } from './assessments.queries.ts'

/** Adds to an assessment what its status means, and since when its sender has been waiting; dates become text. */
export function withProgress<Row extends Pick<AssessmentRow, 'status' | 'created_at'>>(row: Row) {
  const { status, created_at } = row
  return {
    ...withIsoDates(row),
    status_display: ASSESSMENT_STATUS_LABELS[status],
    waiting_since: isUnanswered(status) ? created_at.toISOString() : null,
    due_at: new Date(dueTime(created_at)).toISOString(),
    is_overdue: isOverdue(status, created_at, new Date()),
  }
}
