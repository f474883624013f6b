import type { MailChoice } from '#domain/accounts/mail-choices.ts'
import type { ChecklistItem } from '#domain/dietitians/directory/directory-checklist.ts'
import type { PlanId } from '#domain/membership/plans.ts'
import type { Role } from '#domain/roles.ts'
import type { Database } from '../db/connect.ts'
import { hasMuted, insertMail } from './mails.queries.ts'

/** Events of an account that are always mailed, because they may not have been the owner's doing. */
export type AccountNotice =
  | 'password-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'second-factor-off-by-admin'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'wrong-codes'
  | 'many-wrong-passwords'

/** The new role or access of an account. */
interface NewAccess {
  role: Role
  is_active: boolean
}

interface NewDevice {
  first_name: string
  device: string
  /** Only the network part. */
  address: string | null
  at: string
}

/** `client_name` is empty while the client has not confirmed the address. */
interface ClientRequest {
  client_name: string
  request_id: number
}

/**
 * All mails of the product and their data. No template gets a message, a health concern or a reply: a mail links to
 * them, and its reader signs in to read them.
 */
export interface MailProps {
  welcome: { first_name: string; token: string }
  'new-request': ClientRequest
  'new-message': ClientRequest
  /** `reply_minutes` is the dietitian's usual time to a first reply; null if unknown. */
  'request-sent': ClientRequest & { dietitian_name: string; reply_minutes: number | null }
  /** `dietitian_name` is empty if the dietitian's account is deleted. */
  reply: ClientRequest & { dietitian_name: string }
  'password-reset': { first_name: string; token: string }
  'verify-email': { first_name: string; token: string }
  'assessment-received': { token: string }
  'assessment-link': { token: string }
  'assessment-answered': { token: string }
  'assessment-answer-link': { token: string }
  'assigned-assessment': { assessment_id: number }
  'waiting-assessment': { assessment_id: number }
  'waiting-request': { request_id: number }
  'handover-proposed': ClientRequest
  'handed-over': ClientRequest
  'new-assessment': {
    full_name: string
    email: string
    phone_number: string
    guardian_name: string | null
    is_minor: boolean
    /** Missing in mails queued by an earlier release. */
    plan?: PlanId | null
  }
  'new-device': NewDevice
  'device-changed': NewDevice
  'account-notice': { first_name: string; notice: AccountNotice; at: string }
  'access-changed': NewAccess & { first_name: string; at: string }
  /** Numbers instead of names and addresses, which the linked page shows. */
  'access-alert': NewAccess & { actor_id: number; person_id: number; at: string }
  'deletion-requested': { first_name: string; delete_on: string }
  'deletion-cancelled': { first_name: string }
  'account-deleted': Record<string, never>
  'request-closed': { client_name: string }
  'article-unpublished': { first_name: string; title: string; reason: string; blog_id: number }
  /** `is_published` if the approval has put the article on the site. */
  'article-reviewed': {
    first_name: string
    title: string
    blog_id: number
    is_approved: boolean
    is_published: boolean
  }
  /** `reason` is null for an approval. */
  'certificate-decided': { first_name: string; reason: string | null }
  /** `expires_on` as people write it: "12 March 2027". */
  'credential-expiring': { first_name: string; credential: string; expires_on: string }
  'application-changes-requested': { name: string; reason: string }
  /** On approval, `missing` says what the new profile lacks; mails queued by an earlier version do not have it. */
  'application-decided': {
    name: string
    is_approved: boolean
    reason: string | null
    is_listed?: boolean
    missing?: ChecklistItem[]
  }
}

export type MailTemplate = keyof MailProps
/** A mail by one of these templates. */
export type Mail<Template extends MailTemplate = MailTemplate> = {
  [T in Template]: { to: string; template: T; props: MailProps[T] }
}[Template]

/** The mails that a person can switch off; all others are always sent. */
const CHOICES: { [Template in MailTemplate]?: MailChoice } = {
  reply: 'reply',
  'new-request': 'new_request',
  'new-message': 'new_message',
  'handed-over': 'new_request',
}

/** Queues a mail unless its recipient has switched that kind off. Call it in the transaction of the change. */
export async function queueMail(db: Database, mail: Mail): Promise<void> {
  const choice = CHOICES[mail.template]
  if (choice && (await hasMuted(db, mail.to, choice))) return
  await insertMail(db, { recipient: mail.to, template: mail.template, props: mail.props })
}
