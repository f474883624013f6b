import type { MailChoice } from '#domain/accounts/mail-choices.ts'
import type { Database } from '../db/connect.ts'
import { hasMuted, insertMail } from './mails.queries.ts'
import type { NewAccess } from './templates/access-changed.tsx'
import type { AccountNotice } from './templates/account-notice.tsx'

export type { AccountNotice }

/**
 * Every mail of the product and what it may say. No template takes a message, a health concern or a reply: a mail leads
 * to them by a link, and the person signs in to read them.
 */
export type Mail = { to: string } & (
  | { template: 'welcome'; props: { first_name: string; token: string } }
  | { template: 'new-request'; props: { client_name: string; request_id: number } }
  | { template: 'new-message'; props: { client_name: string; request_id: number } }
  | { template: 'reply'; props: { client_name: string; dietitian_name: string; request_id: number } }
  | { template: 'password-reset'; props: { first_name: string; token: string } }
  | { template: 'assessment-received'; props: { token: string } }
  | { template: 'assessment-link'; props: { token: string } }
  | {
      template: 'new-assessment'
      props: { full_name: string; email: string; phone_number: string; guardian_name: string | null; is_minor: boolean }
    }
  | { template: 'verify-email'; props: { first_name: string; token: string } }
  | {
      template: 'new-device' | 'device-changed'
      props: { first_name: string; device: string; address: string | null; at: string }
    }
  | { template: 'account-notice'; props: { first_name: string; notice: AccountNotice; at: string } }
  | { template: 'access-changed'; props: { first_name: string; at: string } & NewAccess }
  | {
      template: 'access-alert'
      props: { actor_id: number; person_id: number; at: string } & NewAccess
    }
  | { template: 'deletion-asked'; props: { first_name: string; delete_on: string } }
  | { template: 'deletion-taken-back'; props: { first_name: string } }
  | { template: 'account-deleted'; props: Record<string, never> }
  | { template: 'request-closed'; props: { client_name: string } }
  | {
      template: 'article-unpublished'
      props: { first_name: string; title: string; reason: string; blog_id: number }
    }
  | { template: 'credential-expiring'; props: { first_name: string; credential: string; expires_on: string } }
  | { template: 'application-decided'; props: { name: string; is_approved: boolean; reason: string | null } }
)

/** The mails that a person may have switched off; all others always go out. */
const CHOICE_OF: { [Template in Mail['template']]?: MailChoice } = {
  reply: 'reply',
  'new-request': 'new_request',
  'new-message': 'new_message',
}

/**
 * Puts a mail into the outbox, unless whoever it is for has switched its kind off; call it in the transaction of what it
 * tells of.
 */
export async function queueMail(db: Database, mail: Mail): Promise<void> {
  const choice = CHOICE_OF[mail.template]
  if (choice && (await hasMuted(db, mail.to, choice))) return
  await insertMail(db, { recipient: mail.to, template: mail.template, props: mail.props })
}
