import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { InboxFilters, InboxQuery } from '#domain/assessments/inbox.schema.ts'
import type { Database } from '../db/connect.ts'
import { countList } from '../db/list-counts.ts'
import { everyWordIn } from '../db/search-conditions.ts'
import {
  assessmentExports,
  assessmentLinks,
  assessments,
  erased_on,
  needs_care,
  RETENTION,
} from './assessments.table.ts'

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

export async function insertLink(db: Database, link: typeof assessmentLinks.$inferInsert): Promise<void> {
  await db.insert(assessmentLinks).values(link)
}

/** Uses up a link; false when it is unknown, used or expired, or not for this use. */
export async function consumeLink(db: Database, tokenHash: string, use: 'show' | 'erase'): Promise<boolean> {
  const rows = await db
    .update(assessmentLinks)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(assessmentLinks.token_hash, tokenHash),
        isNull(assessmentLinks.used_at),
        gt(assessmentLinks.expires_at, sql`now()`),
        use === 'show' ? eq(assessmentLinks.may_show, true) : undefined,
      ),
    )
    .returning({ id: assessmentLinks.id })
  return rows.length > 0
}

/** The submission of any issued link, also of a used or expired one. */
export async function findLinked(db: Database, tokenHash: string): Promise<number | null> {
  const [row] = await db
    .select({ assessment_id: assessmentLinks.assessment_id })
    .from(assessmentLinks)
    .where(eq(assessmentLinks.token_hash, tokenHash))
  return row?.assessment_id ?? null
}

/** Of one submission, or all. */
export async function invalidateLinks(db: Database, assessmentId?: number): Promise<void> {
  const isOf = assessmentId === undefined ? undefined : eq(assessmentLinks.assessment_id, assessmentId)
  await db
    .update(assessmentLinks)
    .set({ used_at: sql`now()` })
    .where(and(isOf, isNull(assessmentLinks.used_at)))
}

const items = {
  id: assessments.id,
  full_name: assessments.full_name,
  email: assessments.email,
  phone_number: assessments.phone_number,
  status: assessments.status,
  has_notes: sql<boolean>`${assessments.notes} <> ''`,
  needs_care,
  created_at: assessments.created_at,
}

function matching({ status, search }: InboxFilters): SQL | undefined {
  return and(
    status ? eq(assessments.status, status) : undefined,
    search ? everyWordIn(search, [assessments.full_name], assessments.email) : undefined,
  )
}

export async function countInbox(db: Database, filters: InboxFilters): Promise<number> {
  return countList(db, assessments, matching(filters))
}

const ORDER: Record<InboxQuery['ordering'], SQL[]> = {
  created_at: [asc(assessments.created_at), asc(assessments.id)],
  '-created_at': [desc(assessments.created_at), desc(assessments.id)],
}

function selectInbox(db: Database, query: InboxQuery) {
  return db
    .select(items)
    .from(assessments)
    .where(matching(query))
    .orderBy(...ORDER[query.ordering])
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
}
export type InboxRow = Awaited<ReturnType<typeof selectInbox>>[number]

export async function listInbox(db: Database, query: InboxQuery): Promise<InboxRow[]> {
  return selectInbox(db, query)
}

/** Whole rows after the given one, oldest first. */
export async function listAssessmentsAfter(
  db: Database,
  filters: InboxFilters,
  last: { written_at: string; id: number } | null,
  limit: number,
) {
  const later = last && sql`(created_at, id) > (${last.written_at}::timestamptz, ${last.id}::bigint)`
  return (
    db
      // As text, because a JavaScript date has no microseconds.
      .select({
        ...getTableColumns(assessments),
        erased_on,
        written_at: sql<string>`${assessments.created_at}::text`,
      })
      .from(assessments)
      .where(and(matching(filters), later ?? undefined))
      .orderBy(...ORDER.created_at)
      .limit(limit)
  )
}
export type ExportedRow = Awaited<ReturnType<typeof listAssessmentsAfter>>[number]

/** Records which assessments the export of this audit entry contains. */
export async function recordExported(db: Database, entry_id: number, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.insert(assessmentExports).values({ entry_id, ids })
}
