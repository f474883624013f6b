import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { AllBlogQuery } from '#domain/blogs/blogs.schema.ts'
import type { Database } from '../db/connect.ts'
import { blogs, isPublished } from './blogs.table.ts'

export interface AllBlogFilter extends Pick<AllBlogQuery, 'status' | 'deleted'> {
  narrowed: SQL | undefined
  /** Results of a search. */
  ids?: readonly number[] | undefined
}

/** Matches the conditions of the partial indexes. */
function statusFilter({ status, deleted }: AllBlogFilter): SQL | undefined {
  if (!deleted && status === 'published') return isPublished
  return and(
    deleted ? isNotNull(blogs.deleted_at) : isNull(blogs.deleted_at),
    status ? eq(blogs.status, status) : undefined,
  )
}

function matching(filter: AllBlogFilter): SQL | undefined {
  const { ids, narrowed } = filter
  const found = ids && sql`${blogs.id} = any(${sql.param([...ids])}::bigint[])`
  return and(statusFilter(filter), narrowed, found)
}

export async function countAll(db: Database, filter: AllBlogFilter): Promise<number> {
  return db.$count(blogs, matching(filter))
}

export interface Slice {
  order: SQL[]
  limit: number
  offset: number
}

/** The ids of one page, so that skipped rows are read from the index only. */
export async function listAllIds(db: Database, filter: AllBlogFilter, slice: Slice): Promise<number[]> {
  const rows = await db
    .select({ id: blogs.id })
    .from(blogs)
    .where(matching(filter))
    .orderBy(...slice.order)
    .limit(slice.limit)
    .offset(slice.offset)
  return rows.map(({ id }) => id)
}

/** When each of these articles was deleted, by id; articles that are not deleted are left out. */
export async function findDeletions(db: Database, ids: readonly number[]): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: blogs.id, deleted_at: blogs.deleted_at })
    .from(blogs)
    .where(and(inArray(blogs.id, [...ids]), isNotNull(blogs.deleted_at)))
  return new Map(rows.flatMap(({ id, deleted_at }) => (deleted_at ? [[id, deleted_at]] : [])))
}
