import type { Database } from './connect.ts'
import { contentChanges } from './content-changes.table.ts'

/** Records changes that no write causes; the triggers of the baseline migration record all others. */
export async function recordContentChange(db: Database, tags: string[]): Promise<void> {
  await db.insert(contentChanges).values({ tags })
}
