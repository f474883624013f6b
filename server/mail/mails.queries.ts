import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { jobRows, jobsFor, MAIL_QUEUE } from '../db/job-rows.ts'
import { mails } from './mails.table.ts'

export type MailRow = typeof mails.$inferSelect

const JOB = sql`select id::text, jsonb_build_object('mail_id', id)`

/**
 * The outbox row and the job that sends it, in one statement: neither is ever there without the other. Prepared, because
 * planning it costs three times as much as running it.
 */
export async function insertMail(
  db: Database,
  mail: { recipient: string; template: string; props: object },
): Promise<void> {
  const inserted = db.$with('mail').as(
    db
      .insert(mails)
      .values({
        recipient: sql.placeholder('recipient'),
        template: sql.placeholder('template'),
        props: sql.placeholder('props'),
      })
      .returning({ id: mails.id }),
  )
  await db
    .with(inserted)
    .insert(jobRows)
    .select(jobsFor(MAIL_QUEUE, sql`${JOB} from ${inserted}`))
    .onConflictDoNothing()
    .prepare('insert_mail')
    .execute(mail)
}

/** Gives every queued mail a job; one that has a waiting or running job keeps it. */
export async function enqueueQueuedMails(db: Database): Promise<void> {
  await db
    .insert(jobRows)
    .select(jobsFor(MAIL_QUEUE, sql`${JOB} from ${mails} where status = 'queued'`))
    .onConflictDoNothing()
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

/** Mails queued more than so many days ago that were sent or given up; tells how many there were. */
export async function deleteMailsOlderThan(db: Database, days: number, limit: number): Promise<number> {
  const old = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(inArray(mails.status, ['sent', 'failed']), lt(mails.created_at, sql`now() - make_interval(days => ${days})`)),
    )
    .limit(limit)
  const { rowCount } = await db.delete(mails).where(inArray(mails.id, old))
  return rowCount ?? 0
}
