import { MAIL_STATUS_LABELS, ONLY_FAILED_AGAIN } from '#domain/mail/mail-rules.ts'
import type { MailItem, MailQuery } from '#domain/mail/mails.schema.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Database } from '../db/connect.ts'
import { conflict, notFound, requirePage } from '../errors.ts'
import { mailLabel } from './mail-labels.ts'
import { countMails, listMails, lockMail, type MailOutside, requeueMail } from './mails.queries.ts'
import { shortError } from './short-error.ts'

function toMailItem(row: MailOutside): MailItem {
  return {
    id: row.id,
    recipient: row.recipient,
    template: row.template,
    template_display: mailLabel(row.template),
    status: row.status,
    status_display: MAIL_STATUS_LABELS[row.status],
    attempts: row.attempts,
    last_error: row.last_error === null ? null : shortError(row.last_error),
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  }
}

export async function listOutgoing(db: Database, query: MailQuery) {
  const [count, rows] = await Promise.all([countMails(db, query), listMails(db, query)])
  requirePage(query, count)
  return { count, results: rows.map(toMailItem) }
}

/** A mail that was given up gets all its tries again. */
export async function resendMail(db: Database, actorId: number, id: number): Promise<MailItem> {
  return db.transaction(async (tx) => {
    const mail = await lockMail(tx, id)
    if (!mail) throw notFound()
    if (mail.status !== 'failed' || !(await requeueMail(tx, id))) throw conflict(ONLY_FAILED_AGAIN)
    await recordAudit(tx, {
      actor_id: actorId,
      action: 'mail.resent',
      target_type: 'mail',
      target_id: id,
      before: { status: mail.status },
      after: { status: 'queued', template: mail.template },
    })
    return toMailItem({ ...mail, status: 'queued', last_error: null })
  })
}
