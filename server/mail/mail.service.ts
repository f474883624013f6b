import type { Database } from '../db/connect.ts'
import { insertMail } from './mails.queries.ts'

/**
 * Every mail of the product and what it may say. No template takes a message, a health concern or a reply: a mail leads
 * to them by a link, and the person signs in to read them.
 */
export type Mail = { to: string } & (
  | { template: 'welcome'; props: { first_name: string } }
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
  | { template: 'application-decided'; props: { name: string; is_approved: boolean; reason: string | null } }
)

/** Puts a mail into the outbox; call it in the transaction of what it tells of. */
export async function queueMail(db: Database, mail: Mail): Promise<void> {
  await insertMail(db, { recipient: mail.to, template: mail.template, props: mail.props })
}
