import { sql } from 'drizzle-orm'
import type { Database } from './connect.ts'
import { contentChanges } from './content-changes.table.ts'

/** A process that has not polled for this long clears its cache; MAX_GAP_MS in http/cache/cache.ts is half of it. */
const RETENTION_HOURS = 1

/** Records changes that no write causes; the triggers of the baseline migration record all others. */
export async function recordContentChange(db: Database, keys: string[]): Promise<void> {
  await db.insert(contentChanges).values({ keys })
}

/** @returns the number of deleted rows */
export async function deleteOldContentChanges(db: Database, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${contentChanges} where id in (
      select id from ${contentChanges} where created_at < now() - ${RETENTION_HOURS} * interval '1 hour' limit ${limit}
    )`)
  return rowCount ?? 0
}
