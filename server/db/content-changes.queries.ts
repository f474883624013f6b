import { sql } from 'drizzle-orm'
import type { Database } from './connect.ts'
import { contentChanges } from './content-changes.table.ts'

/** Who has not asked for so long drops everything: REMEMBERED_MS of content-check.ts is half of it. */
const KEPT_HOURS = 1

/** For what no row tells; whatever is written, the triggers of the migration content_changes tell. */
export async function noteContentChange(db: Database, keys: string[]): Promise<void> {
  await db.insert(contentChanges).values({ keys })
}

/** @returns how many are gone */
export async function deleteOldContentChanges(db: Database, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${contentChanges} where id in (
      select id from ${contentChanges} where created_at < now() - ${KEPT_HOURS} * interval '1 hour' limit ${limit}
    )`)
  return rowCount ?? 0
}
