import type { Database } from '../db/connect.ts'
import { insertAuditEntry, insertLook, insertLookAtList } from './audit.queries.ts'

export type AuditAction =
  | 'account.registered'
  | 'account.signed_in'
  | 'account.role_changed'
  | 'account.access_changed'
  | 'account.password_changed'
  | 'account.admin_ensured'
  | 'request.opened'
  | 'request.listed'
  | 'request.status_changed'
  | 'application.decided'
  | 'assessment.erased'
  | 'blog.changed'
  | 'blog.deleted'
  | 'blog.restored'
  | 'review.hidden'
  | 'review.shown'

export interface AuditEntry {
  actor_id: number | null
  action: AuditAction
  target_type: 'user' | 'consultation_request' | 'dietitian_application' | 'assessment' | 'blog' | 'review'
  target_id: number
  before?: Record<string, string | boolean | null>
  after?: Record<string, string | boolean | null>
}

/** Writes who did what to whom; in the transaction of the deed where there is one. */
export async function recordAudit(db: Database, entry: AuditEntry): Promise<void> {
  await insertAuditEntry(db, entry)
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
