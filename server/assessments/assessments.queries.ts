import { eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { assessments, erased_on, needs_care, RETENTION } from './assessments.table.ts'

export type NewAssessment = typeof assessments.$inferInsert

export async function insertAssessment(db: Database, assessment: NewAssessment): Promise<number> {
  const [row] = await db.insert(assessments).values(assessment).returning({ id: assessments.id })
  if (!row) throw new Error('the assessment was not written')
  return row.id
}

function selectAssessment(db: Database, id: number) {
  return db
    .select({ ...getTableColumns(assessments), erased_on, needs_care })
    .from(assessments)
    .where(eq(assessments.id, id))
}
export type AssessmentRow = Awaited<ReturnType<typeof selectAssessment>>[number]

/** Locks the row until the transaction ends. */
export async function lockAssessment(tx: Database, id: number): Promise<AssessmentRow | null> {
  const [row] = await selectAssessment(tx, id).for('update')
  return row ?? null
}

export async function findAssessment(db: Database, id: number): Promise<AssessmentRow | null> {
  const [row] = await selectAssessment(db, id)
  return row ?? null
}

type AssessmentChange = Pick<NewAssessment, 'status' | 'notes' | 'updated_at'>

export async function saveAssessment(db: Database, id: number, change: AssessmentChange): Promise<void> {
  await db.update(assessments).set(change).where(eq(assessments.id, id))
}

/** Deletes submissions with their links. */
export async function deleteAssessments(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.delete(assessments).where(inArray(assessments.id, [...ids]))
}

/** Lists and locks submissions past their retention. */
export async function listExpired(tx: Database, limit: number): Promise<number[]> {
  const rows = await tx
    .select({ id: assessments.id })
    .from(assessments)
    .where(lt(assessments.created_at, sql`now() - ${RETENTION}`))
    .limit(limit)
    .for('update', { skipLocked: true })
  return rows.map(({ id }) => id)
}
