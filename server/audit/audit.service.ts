import type { AuditAction, AuditTarget } from '#domain/audit/audit-labels.ts'
import type { Database } from '../db/connect.ts'
import { insertAccess, insertAuditEntry, insertListAccess } from './audit.queries.ts'

export interface AuditEntry {
  actor_id: number | null
  action: AuditAction
  target_type: AuditTarget
  /** null for targets without an id, such as the log itself. */
  target_id: number | null
  before?: Record<string, string | number | boolean | null>
  after?: Record<string, string | number | boolean | null>
}

/** Writes an audit entry; pass the transaction of the action, if there is one. @returns the entry's id */
export async function recordAudit(db: Database, entry: AuditEntry): Promise<number> {
  return insertAuditEntry(db, entry)
}

interface AccessRecord extends Pick<AuditEntry, 'action' | 'target_type'> {
  actor_id: number
}

/**
 * Logs that an account opened a record; call it before the record is shown. A second access within an hour adds no entry,
 * because a page loads its parts separately and refetches them.
 */
export async function recordAccess(
  db: Database,
  { target_id, ...accessRecord }: AccessRecord & { target_id: number },
): Promise<void> {
  await insertAccess(db, accessRecord, target_id)
}

/** The same for a list: one entry with the ids that were not accessed within the last hour, if there are any. */
export async function recordListAccess(
  db: Database,
  { ids, ...accessRecord }: AccessRecord & { ids: number[] },
): Promise<void> {
  if (ids.length > 0) await insertListAccess(db, accessRecord, ids)
}
