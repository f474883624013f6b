import type { Database } from '../db/connect.ts'
import { errorMessage } from '../errors.ts'
import { JobGivenUpError } from '../infra/jobs/jobs.ts'
import { type Mailer, MailRejectedError } from '../infra/mail/mailer.ts'
import type { Mail } from './mail.service.ts'
import { findMailToSend, type MailToSend, saveFailure, saveSent } from './mails.queries.ts'

const REASON_MAX = 300

/** Properties that contain a name as typed by a person. */
const NAME_PROPS = ['first_name', 'client_name', 'name']

/**
 * Omits names until the named person has confirmed their address, so that the site's mail contains no stranger's words.
 */
function toMail({ recipient, template, props, may_name }: MailToSend): Mail {
  const shown = Object.entries(props as object).map(([key, value]) => [
    key,
    may_name || !NAME_PROPS.includes(key) ? value : '',
  ])
  return { to: recipient, template, props: Object.fromEntries(shown) } as Mail
}

function shortenError(error: unknown): string {
  return errorMessage(error).replaceAll(/\s+/g, ' ').slice(0, REASON_MAX)
}

/**
 * Sends one mail of the outbox and records the result. Does nothing if it was already sent. If the process dies between
 * sending and recording, the mail is sent again with the same Message-ID.
 * @throws the delivery error; JobGivenUpError after the last attempt
 */
export async function deliverMail(
  db: Database,
  mailer: Mailer,
  siteUrl: string,
  mailId: number,
  isLastTry: boolean,
): Promise<void> {
  const row = await findMailToSend(db, mailId)
  if (!row) return
  try {
    // Loaded with the first mail, so that the server starts faster.
    const { renderMail } = await import('./render-mail.tsx')
    const rendered = renderMail(toMail(row), siteUrl)
    await mailer.send({ id: row.id, queued_at: row.created_at, to: row.recipient, ...rendered })
  } catch (error) {
    const isFinal = isLastTry || error instanceof MailRejectedError
    await saveFailure(db, mailId, isFinal ? 'failed' : 'queued', shortenError(error))
    throw isFinal ? new JobGivenUpError('gave up on the email', { cause: error }) : error
  }
  if (!(await saveSent(db, mailId))) await mailer.removeSent(mailId)
}
