import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { AssignedQuery } from '#domain/assessments/answers.schema.ts'
import { READABLE_STATUSES } from '#domain/assessments/assessment-rules.ts'
import { columnsOf } from '../db/columns.ts'
import type { Database } from '../db/connect.ts'
import { readPage } from '../db/list-counts.ts'
import { everyWordIn } from '../db/search-conditions.ts'
import { assessments, needs_care } from './assessments.table.ts'

const items = {
  ...columnsOf(assessments, 'id', 'full_name', 'status'),
  needs_care,
  ...columnsOf(assessments, 'created_at', 'assigned_at', 'answered_at', 'answer_read_at'),
}

function assignedTo(userId: number, { status, search }: AssignedQuery): SQL | undefined {
  return and(
    eq(assessments.assigned_to, userId),
    status ? eq(assessments.status, status) : inArray(assessments.status, [...READABLE_STATUSES]),
    search ? everyWordIn(search, [assessments.full_name], assessments.email) : undefined,
  )
}

export async function listAssignedRows(db: Database, userId: number, query: AssignedQuery) {
  const order = query.ordering === 'created_at' ? asc : desc
  const where = assignedTo(userId, query)
  const list = db
    .select(items)
    .from(assessments)
    .where(where)
    .orderBy(order(assessments.created_at), order(assessments.id))
    .$dynamic()
  return readPage(list, db.$count(assessments, where), query)
}
export type AssignedRow = Awaited<ReturnType<typeof listAssignedRows>>['rows'][number]
