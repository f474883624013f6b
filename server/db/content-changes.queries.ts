import { sql } from 'drizzle-orm'
import type { Database } from './connect.ts'
import { contentChanges } from './content-changes.table.ts'

/** A process that has not asked for so long clears its cache: MAX_GAP_MS of http/cache/cache.ts is half of it. */
const RETENTION_HOURS = 1

/** For changes that no write makes; the triggers of the baseline migration record the others. */
export async function recordContentChange(db: Database, keys: string[]): Promise<void> {
  await db.insert(contentChanges).values({ keys })
}

/** @returns how many are gone */
export async function deleteOldContentChanges(db: Database, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${contentChanges} where id in (
      select id from ${contentChanges} where created_at < now() - ${RETENTION_HOURS} * interval '1 hour' limit ${limit}
    )`)
  return rowCount ?? 0
}
