import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { PAGE_DEPTH } from '#domain/http/pages/page-count.ts'
import type { Database } from './connect.ts'

const CACHED_MS = 60_000
/** A list this long cannot shrink below its last reachable page within a minute. */
const SURELY_LONG = 2 * PAGE_DEPTH

interface CachedCount {
  count: Promise<number>
  expiresAt: number
}

/** This process's counts of long lists, by statement and values. */
const cachedCounts = new WeakMap<Database, Map<string, CachedCount>>()

function readCache(db: Database): Map<string, CachedCount> {
  const counts = cachedCounts.get(db) ?? new Map<string, CachedCount>()
  cachedCounts.set(db, counts)
  const now = Date.now()
  for (const [key, { expiresAt }] of counts) if (expiresAt <= now) counts.delete(key)
  return counts
}

function keyOf(db: Database, table: PgTable, where: SQL | undefined): string {
  return JSON.stringify(db.select({ one: sql`1` }).from(table).where(where).toSQL())
}

/** Counts all rows at most once a minute, however many requests ask. */
function countLongList(db: Database, table: PgTable, where: SQL | undefined): Promise<number> {
  const counts = readCache(db)
  const key = keyOf(db, table, where)
  const cached = counts.get(key)
  if (cached) return cached.count
  const count = db.$count(table, where).then((rows) => rows)
  counts.set(key, { count, expiresAt: Date.now() + CACHED_MS })
  count.catch(() => counts.delete(key))
  return count
}

async function countUpToDepth(db: Database, table: PgTable, filters: (SQL | undefined)[]): Promise<number[]> {
  const capped = filters.map(
    (where) =>
      sql`(select count(*) from (select from ${table} where ${where ?? sql`true`} limit ${PAGE_DEPTH + 1}) as r)`,
  )
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(capped, sql`, `)}]::int[] as counts`,
  )
  return rows[0]?.counts ?? []
}

/**
 * The number of rows that each filter selects: exact up to the last page that can be requested. For a longer list it
 * may be a minute old, but never less than what its pages show.
 */
export async function countLists(db: Database, table: PgTable, filters: (SQL | undefined)[]): Promise<number[]> {
  const counts = readCache(db)
  const known = counts.size === 0 ? [] : filters.map((where) => counts.get(keyOf(db, table, where))?.count)
  const cached = await Promise.all(known)
  if (cached.length > 0 && cached.every((count) => count !== undefined && count > SURELY_LONG))
    return cached as number[]
  const capped = await countUpToDepth(db, table, filters)
  return Promise.all(
    filters.map(async (where, index) => {
      const count = capped[index] ?? 0
      return count > PAGE_DEPTH ? Math.max(count, await countLongList(db, table, where)) : count
    }),
  )
}

export async function countList(db: Database, table: PgTable, where: SQL | undefined): Promise<number> {
  const [count] = await countLists(db, table, [where])
  return count ?? 0
}

export interface PageQuery {
  page: number
  page_size: number
}

interface Pageable<List> {
  limit(rows: number): List
  offset(rows: number): List
}

/** Limits a sorted list to one page. */
export function paged<List extends Pageable<List>>(list: List, { page, page_size }: PageQuery): List {
  return list.limit(page_size).offset((page - 1) * page_size)
}

/** Reads one page of a sorted list, and how many rows all its pages have, at the same time. */
export async function readPage<List extends Pageable<List>>(list: List, all: PromiseLike<number>, query: PageQuery) {
  const [count, rows] = await Promise.all([all, paged(list, query)])
  return { count, rows }
}
