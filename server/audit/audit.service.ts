import type { AuditAction, AuditTarget } from '#domain/audit/audit-labels.ts'
import type { Database } from '../db/connect.ts'
import { insertAuditEntry, insertLook, insertLookAtList } from './audit.queries.ts'

export interface AuditEntry {
  actor_id: number | null
  action: AuditAction
  target_type: AuditTarget
  /** null for what has no number, such as the log itself. */
  target_id: number | null
  before?: Record<string, string | number | boolean | null>
  after?: Record<string, string | number | boolean | null>
}

/** Writes who did what to whom; in the transaction of the deed where there is one. @returns the entry's number */
export async function recordAudit(db: Database, entry: AuditEntry): Promise<number> {
  return insertAuditEntry(db, entry)
}

interface Look extends Pick<AuditEntry, 'action' | 'target_type'> {
  actor_id: number
}

/**
 * Writes down that somebody looked at something, before it is shown. Who looks again within the hour is still looking: a
 * page reads what it shows in parts, and anew when something happens to it.
 */
export async function recordLook(db: Database, { target_id, ...look }: Look & { target_id: number }): Promise<void> {
  await insertLook(db, look, target_id)
}

/** The same for a list: one entry with the numbers of what has not been looked at within the hour, if there are any. */
export async function recordLookAtList(db: Database, { ids, ...look }: Look & { ids: number[] }): Promise<void> {
  if (ids.length > 0) await insertLookAtList(db, look, ids)
}
