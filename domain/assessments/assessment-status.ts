import { HOUR_MS } from '../durations.ts'
import {
  ASSESSMENT_STATUS_LABELS,
  type AssessmentStatus,
  PROMISED_HOURS,
  UNANSWERED_STATUSES,
} from './assessment-rules.ts'

export interface Progress {
  is_assigned: boolean
  is_answered: boolean
}

export function isUnanswered(status: AssessmentStatus): boolean {
  return UNANSWERED_STATUSES.some((unanswered) => unanswered === status)
}

/** When the promised answer is due, as a time in milliseconds. */
export function dueTime(createdAt: Date): number {
  return createdAt.getTime() + PROMISED_HOURS * HOUR_MS
}

export function isOverdue(status: AssessmentStatus, createdAt: Date, now: Date): boolean {
  return isUnanswered(status) && dueTime(createdAt) < now.getTime()
}

/**
 * @returns whether an admin may set this status. An answered assessment stays answered; `new` and `contacted` undo the
 * assignment; `assigned` and `answered` only reopen one that is done.
 */
export function canMarkAs({ is_assigned, is_answered }: Progress, to: AssessmentStatus): boolean {
  if (to === 'answered') return is_answered
  if (to === 'assigned') return is_assigned && !is_answered
  return to === 'done' || !is_answered
}

/** An assessment can be assigned or reassigned until it is answered. */
export function canAssign({ is_answered }: Pick<Progress, 'is_answered'>): boolean {
  return !is_answered
}

export function markError(to: AssessmentStatus): string {
  return `You can’t mark this assessment as ${ASSESSMENT_STATUS_LABELS[to].toLowerCase()} now.`
}
