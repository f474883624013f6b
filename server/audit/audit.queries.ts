import type { Database } from '../db/connect.ts'
import { auditEntries } from './audit.table.ts'

export async function insertAuditEntry(db: Database, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await db.insert(auditEntries).values(entry)
}
