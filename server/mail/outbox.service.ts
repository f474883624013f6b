import { MAIL_STATUS_LABELS, ONLY_FAILED_AGAIN } from '#domain/mail/mail-rules.ts'
import type { MailItem, MailQuery } from '#domain/mail/mails.schema.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Database } from '../db/connect.ts'
import { conflict, requireFound, toPage } from '../errors.ts'
import { withIsoDates } from '../infra/formats/iso-dates.ts'
import type { MailTemplate } from './mail.service.ts'
import { listMails, lockMail, type MailListRow, requeueMail } from './mails.queries.ts'

const TEMPLATE_LABELS: Record<MailTemplate, string> = {
  welcome: 'Welcome',
  'new-request': 'New request, to the dietitian',
  'new-message': 'New message, to the dietitian',
  'request-sent': 'Request sent, to the client',
  reply: 'Reply, to the client',
  'password-reset': 'Password reset',
  'verify-email': 'Email confirmation',
  'new-device': 'Sign-in on a new device',
  'device-changed': 'Account used on another device',
  'account-notice': 'Notice about an account',
  'access-changed': 'Role or access changed',
  'access-alert': 'Role or access changed, to the administrators',
  'deletion-requested': 'Deletion requested',
  'deletion-cancelled': 'Deletion cancelled',
  'account-deleted': 'Account deleted',
  'request-closed': 'Request closed, to the client',
  'assessment-received': 'Assessment received',
  'assessment-link': 'New link to an assessment',
  'assessment-answered': 'Answer to an assessment',
  'assessment-answer-link': 'New link to an answer',
  'assigned-assessment': 'Assessment assigned, to the dietitian',
  'waiting-assessment': 'Reminder of an assessment, to the dietitian',
  'handover-proposed': 'Another dietitian suggested, to the client',
  'handed-over': 'Request handed over, to the former dietitian',
  'waiting-request': 'Reminder of a request, to the dietitian',
  'new-assessment': 'New assessment, to the office',
  'application-decided': 'Decision on an application',
  'application-changes-requested': 'Application needs a correction, to the applicant',
  'certificate-decided': 'Decision on a certificate, to the dietitian',
  'credential-expiring': 'Credential about to expire, to the dietitian',
  'article-reviewed': 'Medical review of an article, to the author',
  'article-unpublished': 'Article unpublished, to the author',
}

/** URLs with a scheme: an SMTP server's may contain its password, and a filter may quote a one-time link. */
const LINK = /\b[a-z][a-z0-9+.-]*:\/\/\S+/gi
/** Text that looks like a key or token: long, without spaces, letters and digits mixed. */
const SECRET = /(?=\S*[a-z])(?=\S*\d)[\w+/=-]{24,}/gi

/** A delivery error as shown to admins: enough to act on, without credentials. */
export function redactError(message: string): string {
  return message.replaceAll(LINK, '[address]').replaceAll(SECRET, '[hidden]')
}

function toMailItem(row: MailListRow): MailItem {
  return {
    ...withIsoDates(row),
    // The template of a mail queued by an earlier version may no longer exist.
    template_display: TEMPLATE_LABELS[row.template as MailTemplate] ?? row.template,
    status_display: MAIL_STATUS_LABELS[row.status],
    last_error: row.last_error === null ? null : redactError(row.last_error),
  }
}

export async function listOutbox(db: Database, query: MailQuery) {
  return toPage(query, await listMails(db, query), toMailItem)
}

/** Resets the attempts of a failed mail. */
export async function resendMail(db: Database, actorId: number, id: number): Promise<MailItem> {
  return db.transaction(async (tx) => {
    const mail = requireFound(await lockMail(tx, id))
    if (mail.status !== 'failed' || !(await requeueMail(tx, id))) throw conflict(ONLY_FAILED_AGAIN)
    await recordAudit(tx, actorId, 'mail.resent', ['mail', id], {
      before: { status: mail.status },
      after: { status: 'queued', template: mail.template },
    })
    return toMailItem({ ...mail, status: 'queued', last_error: null })
  })
}
