import { and, arrayContains, desc, eq, getTableColumns, ilike, type SQL, sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'
import type { MailChoice } from '#domain/accounts/mail-choices.ts'
import { SEARCH_COUNT_MAX } from '#domain/http/search.ts'
import type { MailQuery } from '#domain/mail/mails.schema.ts'
import { users } from '../accounts/accounts.table.ts'
import { consultationRequests } from '../consultations/consultations.table.ts'
import { columnsOf } from '../db/columns.ts'
import type { Database } from '../db/connect.ts'
import { readPage } from '../db/list-counts.ts'
import { prepared } from '../db/prepared.ts'
import { containing } from '../db/search-conditions.ts'
import { MAIL_QUEUE } from '../infra/jobs/queues.ts'
import { mails } from './mails.table.ts'

/** The columns of pg-boss's own table that we set for a new job; pg-boss owns the table and its migrations. */
const jobRows = pgSchema('pgboss').table('job', {
  name: text().notNull(),
  singleton_key: text(),
  data: jsonb(),
  policy: text(),
  retry_limit: integer(),
  retry_delay: integer(),
  retry_backoff: boolean(),
  retry_delay_max: integer(),
  expire_seconds: integer(),
  deletion_seconds: integer(),
  keep_until: timestamp(),
  heartbeat_seconds: integer(),
})

/**
 * Selects a job for each of these mails, to be inserted into `jobRows` in the same statement as the mail: one round
 * trip, committed together. Settings come from the queue's row, as in pg-boss's own insert.
 */
function selectJobs(queued: SQL): SQL {
  return sql`
    select
      q.name, m.id::text, jsonb_build_object('mail_id', m.id), q.policy, q.retry_limit, q.retry_delay,
      q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds,
      now() + q.retention_seconds * interval '1 second', q.heartbeat_seconds
    from (select id from ${queued}) as m
    join pgboss.queue q on q.name = ${MAIL_QUEUE}`
}

/**
 * Inserts the outbox row and its job in one statement, so that neither exists without the other. Prepared, because
 * planning takes three times as long as running it.
 */
const queuedMail = prepared((db) => {
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
  return db
    .with(inserted)
    .insert(jobRows)
    .select(selectJobs(sql`${inserted}`))
    .onConflictDoNothing()
}, 'insert_mail')

export async function insertMail(
  db: Database,
  mail: { recipient: string; template: string; props: object },
): Promise<void> {
  await queuedMail(db).execute(mail)
}

export async function hasMuted(db: Database, email: string, choice: MailChoice): Promise<boolean> {
  return (await db.$count(users, and(eq(users.email, email), arrayContains(users.muted_mails, [choice])))) > 0
}

/** @returns the number of new jobs; a mail with a waiting or running job gets none */
async function insertJobs(db: Database, where: SQL): Promise<number> {
  const { rowCount } = await db
    .insert(jobRows)
    .select(selectJobs(sql`${mails} where ${where}`))
    .onConflictDoNothing()
  return rowCount ?? 0
}

/** Creates a job for every queued mail that has none. Runs at start, for mails that lost theirs. */
export async function enqueueQueuedMails(db: Database): Promise<void> {
  await insertJobs(db, sql`status = 'queued'`)
}

/** Mails to a dietitian that contain the client's name. */
const NAMES_CLIENT = sql`${mails.template} in ('new-request', 'new-message', 'handed-over')`
const isRecipientConfirmed = sql`exists (
  select from ${users} where ${users.email} = ${mails.recipient} and ${users.email_verified_at} is not null)`
const isClientConfirmed = sql`exists (
  select from ${consultationRequests} join ${users} on ${users.id} = ${consultationRequests.client_id}
  where ${consultationRequests.id} = (${mails.props} ->> 'request_id')::bigint
    and ${users.email_verified_at} is not null)`

const tried = prepared(
  (db) =>
    db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1` })
      .where(and(eq(mails.id, sql.placeholder('id')), eq(mails.status, 'queued')))
      .returning({
        ...getTableColumns(mails),
        /** True if the person named in the mail has confirmed their e-mail address. */
        may_name: sql<boolean>`case when ${NAMES_CLIENT} then ${isClientConfirmed} else ${isRecipientConfirmed} end`,
      }),
  'mail to send',
)

/** Counts the attempt and returns the mail; null if it was already sent or given up. */
export async function findMailToSend(db: Database, id: number) {
  const [row] = await tried(db).execute({ id })
  return row ?? null
}
export type MailToSend = NonNullable<Awaited<ReturnType<typeof findMailToSend>>>

/** The address of a deleted account is removed with its last mail. */
const recipientAfter = sql`case when ${mails.template} = 'account-deleted' then '' else ${mails.recipient} end`

const sent = prepared(
  (db) =>
    db
      .update(mails)
      .set({ status: 'sent', sent_at: sql`now()`, props: {}, last_error: null, recipient: recipientAfter })
      .where(eq(mails.id, sql.placeholder('id'))),
  'mail sent',
)

/** @returns false if the mail was deleted with its account while it was being sent */
export async function saveSent(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await sent(db).execute({ id })
  return (rowCount ?? 0) > 0
}

export async function saveFailure(
  db: Database,
  id: number,
  status: 'queued' | 'failed',
  reason: string,
): Promise<void> {
  const isFinal = status === 'failed'
  const last_error = isFinal ? sql`case when ${mails.template} <> 'account-deleted' then ${reason} end` : reason
  await db
    .update(mails)
    .set({ status, last_error, ...(isFinal ? { recipient: recipientAfter } : {}) })
    .where(eq(mails.id, id))
}

function matching({ status, search }: MailQuery): SQL | undefined {
  return and(
    status ? eq(mails.status, status) : undefined,
    search ? ilike(mails.recipient, containing(search)) : undefined,
  )
}

/** Without `props`, which only the delivery needs. */
const listColumns = {
  ...columnsOf(mails, 'id', 'recipient', 'template', 'status', 'attempts', 'last_error'),
  ...columnsOf(mails, 'created_at', 'sent_at'),
}

function selectMails(db: Database) {
  return db.select(listColumns).from(mails).$dynamic()
}
export type MailListRow = Awaited<ReturnType<typeof selectMails>>[number]

/** Failed ones first, then by time, newest first. Counts up to `SEARCH_COUNT_MAX`. */
export async function listMails(db: Database, query: MailQuery) {
  const where = matching(query)
  const newest = desc(mails.id)
  const list = selectMails(db)
    .where(where)
    .orderBy(...(query.status ? [newest] : [desc(sql`(${mails.status} = 'failed')`), newest]))
  const counted = db.select({ id: mails.id }).from(mails).where(where).limit(SEARCH_COUNT_MAX).as('counted')
  return readPage(list, db.$count(counted), query)
}

export async function lockMail(tx: Database, id: number): Promise<MailListRow | null> {
  const [row] = await selectMails(tx).where(eq(mails.id, id)).for('update')
  return row ?? null
}

/** Queues a mail again with a new job. @returns false while its last job is still running */
export async function requeueMail(tx: Database, id: number): Promise<boolean> {
  await tx.update(mails).set({ status: 'queued', last_error: null }).where(eq(mails.id, id))
  return (await insertJobs(tx, sql`id = ${id}`)) === 1
}
