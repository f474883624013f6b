import type { Database } from '../db/connect.ts'
import { JobGivenUpError } from '../infra/jobs.ts'
import { type Mailer, MailRejectedError } from '../infra/mailer.ts'
import type { Mail } from './mail.service.ts'
import { enqueueQueuedMails, findMailToSend, type MailToSend, saveFailure, saveSent } from './mails.queries.ts'

const REASON_MAX = 300

/** What a person typed as a name. */
const NAMES = ['first_name', 'client_name', 'name']

/** Names are left out until the address of the person they name is confirmed: the site's mail carries no stranger's words. */
function toMail({ recipient, template, props, may_name }: MailToSend): Mail {
  const shown = Object.entries(props as object).map(([key, value]) => [
    key,
    may_name || !NAMES.includes(key) ? value : '',
  ])
  return { to: recipient, template, props: Object.fromEntries(shown) } as Mail
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replaceAll(/\s+/g, ' ').slice(0, REASON_MAX)
}

/**
 * Sends one mail of the outbox and records what became of it. Nothing happens for a mail that was sent before; one that
 * was sent by a process which died before saying so goes out again, with the same Message-ID.
 * @throws what kept it from being sent; JobGivenUpError when it is not to be tried again
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
    // Loaded with the first mail: a start does without the templates.
    const { renderMail } = await import('./render-mail.tsx')
    const rendered = await renderMail(toMail(row), siteUrl)
    await mailer.send({ id: row.id, queued_at: row.created_at, to: row.recipient, ...rendered })
  } catch (error) {
    const isFinal = isLastTry || error instanceof MailRejectedError
    await saveFailure(db, mailId, isFinal ? 'failed' : 'queued', reasonOf(error))
    throw isFinal ? new JobGivenUpError('the mail was given up', { cause: error }) : error
  }
  if (!(await saveSent(db, mailId))) await mailer.takeBack(mailId)
}

/** At start: mails that are queued without a job, whatever took it from them, get a new one. */
export async function recoverMails(db: Database): Promise<void> {
  await enqueueQueuedMails(db)
}
