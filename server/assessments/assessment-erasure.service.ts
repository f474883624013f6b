import type { AssessmentStatus } from '#domain/assessments/assessment-rules.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Database } from '../db/connect.ts'
import { notFound } from '../errors.ts'
import { recordErasure, recordFinalAccesses } from '../privacy/assessment-traces.service.ts'
import { deleteAssessments, listExpired, lockAssessment } from './assessments.queries.ts'

/**
 * Deletes a submission, its links and notes. The audit log records that it happened, without content or person; for an
 * admin's deletion also the status before. Restoring a backup does not bring it back.
 */
export async function removeAssessment(
  tx: Database,
  actorId: number | null,
  id: number,
  before: { status: AssessmentStatus } | null = null,
): Promise<void> {
  await recordFinalAccesses(tx, [id])
  await deleteAssessments(tx, [id])
  await recordErasure(tx, id)
  await recordAudit(tx, actorId, 'assessment.erased', ['assessment', id], before ? { before } : {})
}

/** Erases a submission as its sender can by the mailed link. */
export async function eraseAssessment(db: Database, actorId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockAssessment(tx, id)
    if (!row) throw notFound()
    await removeAssessment(tx, actorId, id, { status: row.status })
  })
}

/** Erases submissions past their retention. @returns how many */
export async function eraseExpired(db: Database, limit: number): Promise<number> {
  return db.transaction(async (tx) => {
    const ids = await listExpired(tx, limit)
    await recordFinalAccesses(tx, ids)
    await deleteAssessments(tx, ids)
    return ids.length
  })
}
