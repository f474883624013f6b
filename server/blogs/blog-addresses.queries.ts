import { and, asc, count, gt, lte, max, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { blogs, isPublished } from './blogs.table.ts'

/** Published articles in stretches of `size` ids. */
export async function listPublishedStretches(db: Database, size: number) {
  const stretch = sql<number>`(${blogs.id} - 1) / ${sql.raw(String(size))}`
  const rows = await db
    .select({ stretch, count: count(), changed_at: max(blogs.updated_at) })
    .from(blogs)
    .where(isPublished)
    .groupBy(stretch)
    .orderBy(stretch)
  return rows.map((row) => ({ ...row, stretch: Number(row.stretch), changed_at: row.changed_at ?? new Date(0) }))
}

/** The numbers of stretches that are not empty, without counting their articles. */
export async function listPublishedStretchNumbers(db: Database, size: number): Promise<number[]> {
  const { rows } = await db.execute<{ stretch: number }>(sql`
    select stretch from generate_series(0, (select (max(id) - 1) / ${size}::bigint from blogs)) as stretch
    where exists (select from ${blogs} where ${isPublished} and ${blogs.id} > stretch * ${size}::bigint
      and ${blogs.id} <= (stretch + 1) * ${size}::bigint)
    order by stretch`)
  return rows.map(({ stretch }) => Number(stretch))
}

/** Published articles with ids above `after` and up to `until`. */
export async function listPublishedAfter(db: Database, after: number, until: number, limit: number) {
  return db
    .select({ id: blogs.id, changed_at: blogs.updated_at })
    .from(blogs)
    .where(and(isPublished, gt(blogs.id, after), lte(blogs.id, until)))
    .orderBy(asc(blogs.id))
    .limit(limit)
}
