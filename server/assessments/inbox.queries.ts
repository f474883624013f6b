import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { InboxFilters, InboxQuery } from '#domain/assessments/inbox.schema.ts'
import type { Database } from '../db/connect.ts'
import { countList } from '../db/list-counts.ts'
import { everyWordIn } from '../db/search-conditions.ts'
import { assessmentExports, assessments, erased_on, needs_care } from './assessments.table.ts'

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
