import { eq, getTableColumns, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { KEPT_MONTHS } from '#domain/assessments/assessment-rules.ts'
import type { Database } from '../db/connect.ts'
import { assessments } from './assessments.table.ts'

const KEPT = sql`make_interval(months => ${KEPT_MONTHS})`
const erased_on: SQL<Date> = sql`${assessments.created_at} + ${KEPT}`.mapWith(assessments.created_at)

export type NewAssessment = typeof assessments.$inferInsert

export async function insertAssessment(db: Database, assessment: NewAssessment): Promise<number> {
  const [row] = await db.insert(assessments).values(assessment).returning({ id: assessments.id })
  if (!row) throw new Error('the assessment was not written')
  return row.id
}

function selectAssessment(db: Database, id: number) {
  return db
    .select({ ...getTableColumns(assessments), erased_on })
    .from(assessments)
    .where(eq(assessments.id, id))
}
export type AssessmentRow = Awaited<ReturnType<typeof selectAssessment>>[number]

/** Nobody else changes or erases it before the transaction's end. */
export async function lockAssessment(tx: Database, id: number): Promise<AssessmentRow | null> {
  const [row] = await selectAssessment(tx, id).for('update')
  return row ?? null
}

/** With its links. */
export async function deleteAssessment(db: Database, id: number): Promise<void> {
  await db.delete(assessments).where(eq(assessments.id, id))
}

/** With their links; tells how many there were. */
export async function deleteAssessmentsPastKeeping(db: Database, limit: number): Promise<number> {
  const old = db
    .select({ id: assessments.id })
    .from(assessments)
    .where(lt(assessments.created_at, sql`now() - ${KEPT}`))
    .limit(limit)
  const { rowCount } = await db.delete(assessments).where(inArray(assessments.id, old))
  return rowCount ?? 0
}
