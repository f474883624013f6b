import {
  ASSESSMENT_CHANGED_ELSEWHERE,
  ASSESSMENT_STATUS_LABELS,
  PROMISED_HOURS,
} from '#domain/assessments/assessment-rules.ts'
import type { Assessment, AssessmentPatch, InboxItem, InboxQuery } from '#domain/assessments/inbox.schema.ts'
import { recordAccess, recordAudit } from '../audit/audit.service.ts'
import type { Database } from '../db/connect.ts'
import { conflict, notFound, requirePage } from '../errors.ts'
import { withIsoDates } from '../infra/iso-dates.ts'
import { type AssessmentRow, findAssessment, lockAssessment, saveAssessment } from './assessments.queries.ts'
import { countInbox, type InboxRow, listInbox } from './inbox.queries.ts'

const PROMISED_MS = PROMISED_HOURS * 3_600_000

function toInboxItem(row: InboxRow, now: Date): InboxItem {
  const due = new Date(row.created_at.getTime() + PROMISED_MS)
  return {
    ...withIsoDates(row),
    status_display: ASSESSMENT_STATUS_LABELS[row.status],
    due_at: due.toISOString(),
    is_overdue: row.status === 'new' && due < now,
  }
}

function toAssessment(row: AssessmentRow, now: Date): Assessment {
  return { ...withIsoDates(row), ...toInboxItem({ ...row, has_notes: row.notes !== '' }, now) }
}

export async function listAssessments(db: Database, query: InboxQuery, now = new Date()) {
  const [count, rows] = await Promise.all([countInbox(db, query), listInbox(db, query)])
  requirePage(query, count)
  return { count, results: rows.map((row) => toInboxItem(row, now)) }
}

/** Records the access to health data before showing it. */
export async function openAssessment(db: Database, actorId: number, id: number): Promise<Assessment> {
  const row = await findAssessment(db, id)
  if (!row) throw notFound()
  await recordAccess(db, actorId, 'assessment.opened', ['assessment', id])
  return toAssessment(row, new Date())
}

/** Rejects notes based on an older version; the same text again is no conflict. */
function requireCurrent(row: AssessmentRow, { notes, updated_at }: AssessmentPatch): void {
  if (notes === undefined || updated_at === undefined || row.notes === (notes ?? '')) return
  if (row.updated_at.getTime() !== new Date(updated_at).getTime()) throw conflict(ASSESSMENT_CHANGED_ELSEWHERE)
}

/** Logs that the notes changed, never their text, which may contain health data. */
async function recordChange(tx: Database, actorId: number, before: AssessmentRow, after: AssessmentRow): Promise<void> {
  const isMoved = before.status !== after.status
  const isNoted = before.notes !== after.notes
  if (!isMoved && !isNoted) return
  await recordAudit(tx, actorId, 'assessment.changed', ['assessment', before.id], {
    ...(isMoved ? { before: { status: before.status } } : {}),
    after: { ...(isMoved ? { status: after.status } : {}), ...(isNoted ? { notes_changed: true } : {}) },
  })
}

export async function updateAssessment(db: Database, actorId: number, id: number, patch: AssessmentPatch) {
  return db.transaction(async (tx) => {
    const row = await lockAssessment(tx, id)
    if (!row) throw notFound()
    requireCurrent(row, patch)
    const after = {
      ...row,
      status: patch.status ?? row.status,
      notes: patch.notes === undefined ? row.notes : (patch.notes ?? ''),
      // Later than the previous version even within one millisecond, because it identifies the version.
      updated_at: new Date(Math.max(Date.now(), row.updated_at.getTime() + 1)),
    }
    await saveAssessment(tx, id, { status: after.status, notes: after.notes, updated_at: after.updated_at })
    await recordChange(tx, actorId, row, after)
    return toAssessment(after, new Date())
  })
}
