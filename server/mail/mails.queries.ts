import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { enqueueRows, MAIL_QUEUE } from '../infra/job-rows.ts'
import { mails } from './mails.table.ts'

export type MailRow = typeof mails.$inferSelect

/** The outbox row and the job that sends it, in one statement: neither is ever there without the other. */
export async function insertMail(
  db: Database,
  mail: { recipient: string; template: string; props: object },
): Promise<void> {
  const job = enqueueRows(MAIL_QUEUE, sql`select id::text, jsonb_build_object('mail_id', id) from mail`)
  await db.execute(sql`
    with mail as (
      insert into ${mails} (recipient, template, props)
      values (${mail.recipient}, ${mail.template}, ${JSON.stringify(mail.props)}::jsonb)
      returning id
    ) ${job}`)
}

/** Gives every queued mail a job, unless it has one. */
export async function enqueueQueuedMails(db: Database): Promise<void> {
  const queued = sql`select id::text, jsonb_build_object('mail_id', id) from ${mails} where status = 'queued'`
  await db.execute(enqueueRows(MAIL_QUEUE, queued))
}

/** Counts the try and reads the mail; null when it was sent or given up before. */
export async function findMailToSend(db: Database, id: number): Promise<MailRow | null> {
  const [row] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1` })
    .where(and(eq(mails.id, id), eq(mails.status, 'queued')))
    .returning()
  return row ?? null
}

export async function saveSent(db: Database, id: number): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'sent', sent_at: new Date(), props: {}, last_error: null })
    .where(eq(mails.id, id))
}

export async function saveFailure(
  db: Database,
  id: number,
  status: 'queued' | 'failed',
  reason: string,
): Promise<void> {
  await db.update(mails).set({ status, last_error: reason }).where(eq(mails.id, id))
}
