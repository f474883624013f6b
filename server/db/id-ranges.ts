import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from './connect.ts'

/** Rows listed by ranges of ids, which never change: a row stays in its range. */
interface RangedRows {
  from: SQLWrapper
  id: SQLWrapper
  where: SQL
  changedAt: SQLWrapper
}

/** Counts the rows of each range of `size` ids; empty ranges are left out. */
export async function countIdRanges(db: Database, { from, id, where, changedAt }: RangedRows, size: number) {
  const { rows } = await db.execute<{ range: number; count: number; changed_at: string }>(sql`
    select (${id} - 1) / ${size}::bigint as range, count(*) as count, max(${changedAt}) as changed_at
    from ${from} where ${where} group by 1 order by 1`)
  return rows.map((row) => ({ ...row, changed_at: new Date(row.changed_at) }))
}

/** Lists the numbers of the same ranges, without counting rows. */
export async function listIdRanges(db: Database, { from, id, where }: RangedRows, size: number) {
  const { rows } = await db.execute<{ range: number }>(sql`
    select range from generate_series(0, (select (max(${id}) - 1) / ${size}::bigint from ${from})) as range
    where exists (select from ${from} where ${where} and ${id} > range * ${size}::bigint
      and ${id} <= (range + 1) * ${size}::bigint)
    order by range`)
  return rows
}

/** Rows read per statement, few enough not to delay other queries. */
const BATCH = 5000

/** The rows of one range, read in batches by key. */
export async function* readIdRange(
  db: Database,
  { from, id, where, changedAt }: RangedRows,
  range: number,
  size: number,
) {
  const until = (range + 1) * size
  let after = range * size
  while (after < until) {
    const { rows } = await db.execute<{ id: number; changed_at: string }>(sql`
      select ${id} as id, ${changedAt} as changed_at from ${from}
      where ${where} and ${id} > ${after}::bigint and ${id} <= ${until}::bigint order by ${id} limit ${BATCH}`)
    for (const row of rows) yield { ...row, changed_at: new Date(row.changed_at) }
    after = rows.length < BATCH ? until : (rows.at(-1)?.id ?? until)
  }
}
