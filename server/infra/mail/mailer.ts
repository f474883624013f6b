import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import { writeWhole } from '../files/whole-file.ts'
import { mailFileName, removeMail } from './mail-files.ts'

export interface OutgoingMail {
  id: number
  queued_at: Date
  to: string
  subject: string
  html: string
  text: string
}

export interface Mailer {
  /** @throws MailRejectedError if a retry is useless, any other error if it may help */
  send(mail: OutgoingMail): Promise<void>
  /** Deletes a mail that was written as a file; does nothing if a server sends the mails. */
  removeSent(id: number): Promise<void>
  close(): void
}

interface MailerOptions {
  smtpUrl?: string | undefined
  /** Evaluated for each mail, because the site's address may change at runtime. */
  from: () => string
  /** Folder in which mails are written if there is no SMTP server. */
  outboxDir: string
}

/** The server rejects this recipient or message permanently. */
export class MailRejectedError extends Error {
  override name = 'MailRejectedError'
}

const SMTP_CONNECTIONS = 5
const CONNECT_WITHIN_MS = 10_000
const SILENCE_MAX_MS = 20_000
const SEND_WITHIN_MS = 45_000

/** Loaded with the first mail, so that the server starts faster. */
const loadNodemailer = () => import('nodemailer')

/** The same for every attempt of one mail, so that a second copy is recognized as a duplicate. */
function messageId({ id, queued_at }: OutgoingMail, from: string): string {
  const host = /@([^@\s>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return `<mail-${id}.${queued_at.getTime().toString(36)}@${host}>`
}

function toMessage(mail: OutgoingMail, from: string): SendMailOptions {
  return {
    from,
    // As an object, so that an address cannot be parsed as two.
    to: { address: mail.to },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    messageId: messageId(mail, from),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/**
 * Only the replies to the recipient and to the message concern this mail. A 5xx at the greeting, the sign-in or the
 * sender is for the operator to fix, and the mail is retried; 503 means that the session failed.
 */
function isRejection(error: unknown): boolean {
  if (!(error instanceof Error && 'responseCode' in error && 'command' in error)) return false
  const code = Number(error.responseCode)
  return code >= 500 && code < 600 && code !== 503 && (error.command === 'RCPT TO' || error.command === 'DATA')
}

function createSmtpMailer(smtpUrl: string, from: MailerOptions['from']): Mailer {
  async function open() {
    const { createTransport } = await loadNodemailer()
    return createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: SMTP_CONNECTIONS,
      connectionTimeout: CONNECT_WITHIN_MS,
      greetingTimeout: CONNECT_WITHIN_MS,
      dnsTimeout: CONNECT_WITHIN_MS,
      socketTimeout: SILENCE_MAX_MS,
    })
  }
  let transport: ReturnType<typeof open> | null = null
  return {
    async send(mail) {
      transport ??= open()
      try {
        await (await transport).sendMail({ ...toMessage(mail, from()), signal: AbortSignal.timeout(SEND_WITHIN_MS) })
      } catch (error) {
        throw isRejection(error) && error instanceof Error
          ? new MailRejectedError(error.message, { cause: error })
          : error
      }
    },
    removeSent: async () => {},
    close: () => void transport?.then((opened) => opened.close()),
  }
}

/** Writes each mail as a complete MIME message in its own file, which appears only when it is complete. */
function createFileMailer(outboxDir: string, from: MailerOptions['from']): Mailer {
  return {
    async send(mail) {
      const { createTransport } = await loadNodemailer()
      const transport = createTransport({ streamTransport: true, buffer: true })
      const { message } = await transport.sendMail(toMessage(mail, from()))
      await mkdir(outboxDir, { recursive: true, mode: 0o700 })
      await writeWhole(join(outboxDir, mailFileName(mail.id, new Date())), message as Buffer)
    },
    removeSent: (id) => removeMail(outboxDir, id),
    close: () => {},
  }
}

/** Sends by SMTP, or writes the mails as files if no server is configured. */
export function createMailer({ smtpUrl, from, outboxDir }: MailerOptions): Mailer {
  return smtpUrl ? createSmtpMailer(smtpUrl, from) : createFileMailer(outboxDir, from)
}
