import type { Database } from '../db/connect.ts'
import { insertAuditEntry } from './audit.queries.ts'

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
  /** null where it was several of them. */
  target_id: number | null
  before?: Record<string, string | boolean | null>
  after?: Record<string, string | boolean | null | readonly number[]>
}

/** Writes who did what to whom; in the transaction of the deed where there is one. */
export async function recordAudit(db: Database, entry: AuditEntry): Promise<void> {
  await insertAuditEntry(db, entry)
}
