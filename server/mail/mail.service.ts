import type { MailChoice } from '#domain/accounts/mail-choices.ts'
import type { Role } from '#domain/roles.ts'
import type { Database } from '../db/connect.ts'
import { hasMuted, insertMail } from './mails.queries.ts'

/** What happened to an account. The mail always goes out, because it may not have been the owner's doing. */
export type AccountNotice =
  | 'password-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'second-factor-off-by-admin'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'wrong-codes'
  | 'many-wrong-passwords'

/** What an account may do from now on. */
interface NewAccess {
  role: Role
  is_active: boolean
}

interface NewDevice {
  first_name: string
  device: string
  /** The network part only. */
  address: string | null
  at: string
}

/** `client_name` is empty while the client has not confirmed the address. */
interface ClientRequest {
  client_name: string
  request_id: number
}

/**
 * Every mail of the product and what it may say. No template takes a message, a health concern or a reply: a mail links
 * to them, and the person signs in to read them.
 */
export interface MailProps {
  welcome: { first_name: string; token: string }
  'new-request': ClientRequest
  'new-message': ClientRequest
  /** `reply_minutes` is the dietitian's usual time to a first reply, null while that is not known. */
  'request-sent': ClientRequest & { dietitian_name: string; reply_minutes: number | null }
  /** `dietitian_name` is empty when the dietitian's account is gone. */
  reply: ClientRequest & { dietitian_name: string }
  'password-reset': { first_name: string; token: string }
  'verify-email': { first_name: string; token: string }
  'assessment-received': { token: string }
  'assessment-link': { token: string }
  'new-assessment': {
    full_name: string
    email: string
    phone_number: string
    guardian_name: string | null
    is_minor: boolean
  }
  'new-device': NewDevice
  'device-changed': NewDevice
  'account-notice': { first_name: string; notice: AccountNotice; at: string }
  'access-changed': NewAccess & { first_name: string; at: string }
  /** Numbers instead of names and addresses: the page that the mail links to shows those. */
  'access-alert': NewAccess & { actor_id: number; person_id: number; at: string }
  'deletion-asked': { first_name: string; delete_on: string }
  'deletion-taken-back': { first_name: string }
  'account-deleted': Record<string, never>
  'request-closed': { client_name: string }
  'article-unpublished': { first_name: string; title: string; reason: string; blog_id: number }
  /** `expires_on` as people write it: "12 March 2027". */
  'credential-expiring': { first_name: string; credential: string; expires_on: string }
  'application-decided': { name: string; is_approved: boolean; reason: string | null }
}

export type MailTemplate = keyof MailProps
/** A mail by one of these templates. */
export type Mail<Template extends MailTemplate = MailTemplate> = {
  [T in Template]: { to: string; template: T; props: MailProps[T] }
}[Template]

/** The mails that a person may switch off; all others always go out. */
const CHOICES: { [Template in MailTemplate]?: MailChoice } = {
  reply: 'reply',
  'new-request': 'new_request',
  'new-message': 'new_message',
}

/** Puts a mail into the outbox unless its recipient has switched that kind off. Call it in the transaction of the change. */
export async function queueMail(db: Database, mail: Mail): Promise<void> {
  const choice = CHOICES[mail.template]
  if (choice && (await hasMuted(db, mail.to, choice))) return
  await insertMail(db, { recipient: mail.to, template: mail.template, props: mail.props })
}
