import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AssignedQuery } from '#domain/assessments/answers.schema.ts'
import { READABLE_STATUSES } from '#domain/assessments/assessment-rules.ts'
import type { InboxFilters, InboxQuery } from '#domain/assessments/inbox.schema.ts'
import { users } from '../accounts/accounts.table.ts'
import { columnsOf } from '../db/columns.ts'
import type { Database } from '../db/connect.ts'
import { countList, readPage } from '../db/list-counts.ts'
import { everyWordIn } from '../db/search-conditions.ts'
import {
  assessmentExports,
  assessmentLinks,
  assessments,
  erased_on,
  type LinkTarget,
  needs_care,
  RETENTION,
} from './assessments.table.ts'

export type NewAssessment = typeof assessments.$inferInsert

export async function insertAssessment(db: Database, assessment: NewAssessment): Promise<number> {
  const [row] = await db.insert(assessments).values(assessment).returning({ id: assessments.id })
  if (!row) throw new Error('the assessment was not written')
  return row.id
}

const assignees = alias(users, 'assignees')
const authors = alias(users, 'authors')
/** Null if no one is assigned. A former dietitian or a disabled account can no longer answer. */
const assignee = {
  id: assignees.id,
  full_name: assignees.full_name,
  may_answer: sql<boolean>`${assignees.is_active} and ${assignees.role} <> 'user'`,
}

function selectAssessment(db: Database, id: number) {
  return db
    .select({
      ...getTableColumns(assessments),
      erased_on,
      needs_care,
      assignee: { ...assignee, email: assignees.email },
      author: { id: authors.id, full_name: authors.full_name, role: authors.role },
    })
    .from(assessments)
    .leftJoin(assignees, eq(assignees.id, assessments.assigned_to))
    .leftJoin(authors, eq(authors.id, assessments.answered_by))
    .where(eq(assessments.id, id))
}
export type AssessmentRow = Awaited<ReturnType<typeof selectAssessment>>[number]

/** Locks the row until the transaction ends. */
export async function lockAssessment(tx: Database, id: number): Promise<AssessmentRow | null> {
  const [row] = await selectAssessment(tx, id).for('update', { of: assessments })
  return row ?? null
}

export async function findAssessment(db: Database, id: number): Promise<AssessmentRow | null> {
  const [row] = await selectAssessment(db, id)
  return row ?? null
}

export async function saveAssessment(db: Database, id: number, change: Partial<NewAssessment>): Promise<void> {
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

/** What a link is used for. */
export type LinkUse = 'show' | 'erase' | 'answer'

/** Uses up a link; false when it is unknown, used or expired, or not for this use. */
export async function consumeLink(db: Database, tokenHash: string, use: LinkUse): Promise<boolean> {
  const { rowCount } = await db
    .update(assessmentLinks)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(assessmentLinks.token_hash, tokenHash),
        isNull(assessmentLinks.used_at),
        gt(assessmentLinks.expires_at, sql`now()`),
        eq(assessmentLinks.leads_to, use === 'answer' ? 'answer' : 'submission'),
        use === 'show' ? eq(assessmentLinks.may_show, true) : undefined,
      ),
    )
  return rowCount === 1
}

/** @returns the submission of any issued link to it or its answer, even a used or expired one */
export async function findLinked(db: Database, tokenHash: string, target: LinkTarget): Promise<number | null> {
  const [row] = await db
    .select({ assessment_id: assessmentLinks.assessment_id })
    .from(assessmentLinks)
    .where(and(eq(assessmentLinks.token_hash, tokenHash), eq(assessmentLinks.leads_to, target)))
  return row?.assessment_id ?? null
}

export async function findEmail(db: Database, id: number): Promise<string | null> {
  const [row] = await db.select({ email: assessments.email }).from(assessments).where(eq(assessments.id, id))
  return row?.email ?? null
}

/** Invalidates the links to one submission or to its answer, or all links. */
export async function invalidateLinks(db: Database, of?: { id: number; target: LinkTarget }): Promise<void> {
  const isOf = of && and(eq(assessmentLinks.assessment_id, of.id), eq(assessmentLinks.leads_to, of.target))
  await db
    .update(assessmentLinks)
    .set({ used_at: sql`now()` })
    .where(and(isOf, isNull(assessmentLinks.used_at)))
}

/** What both lists show; health values are only in the detail. */
const items = {
  ...columnsOf(assessments, 'id', 'full_name', 'status'),
  needs_care,
  ...columnsOf(assessments, 'created_at', 'assigned_at', 'answered_at', 'answer_read_at'),
}

const inboxItems = {
  ...items,
  ...columnsOf(assessments, 'email', 'phone_number', 'plan'),
  has_notes: sql<boolean>`${assessments.notes} <> ''`,
  assignee,
}

function matching({ status, search }: InboxFilters): SQL | undefined {
  return and(
    status ? eq(assessments.status, status) : undefined,
    search ? everyWordIn(search, [assessments.full_name], assessments.email) : undefined,
  )
}

const ORDER: Record<InboxQuery['ordering'], SQL[]> = {
  created_at: [asc(assessments.created_at), asc(assessments.id)],
  '-created_at': [desc(assessments.created_at), desc(assessments.id)],
}

export async function listInbox(db: Database, query: InboxQuery) {
  const where = matching(query)
  const list = db
    .select(inboxItems)
    .from(assessments)
    .leftJoin(assignees, eq(assignees.id, assessments.assigned_to))
    .where(where)
    .orderBy(...ORDER[query.ordering])
    .$dynamic()
  return readPage(list, countList(db, assessments, where), query)
}

/** The assessments that this account has to answer or has answered. */
export async function listAssignedRows(db: Database, userId: number, query: AssignedQuery) {
  const isAssigned = eq(assessments.assigned_to, userId)
  const where = and(isAssigned, inArray(assessments.status, [...READABLE_STATUSES]), matching(query))
  const list = db
    .select(items)
    .from(assessments)
    .where(where)
    .orderBy(...ORDER[query.ordering])
    .$dynamic()
  return readPage(list, db.$count(assessments, where), query)
}

/** Whole rows after the given one, oldest first. */
export async function listAssessmentsAfter(
  db: Database,
  filters: InboxFilters,
  last: { written_at: string; id: number } | null,
  limit: number,
) {
  const later =
    last && sql`(${assessments.created_at}, ${assessments.id}) > (${last.written_at}::timestamptz, ${last.id}::bigint)`
  return (
    db
      // As text, because a JavaScript date has no microseconds.
      .select({
        ...getTableColumns(assessments),
        erased_on,
        assignee_name: assignees.full_name,
        written_at: sql<string>`${assessments.created_at}::text`,
      })
      .from(assessments)
      .leftJoin(assignees, eq(assignees.id, assessments.assigned_to))
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
