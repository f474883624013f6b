import { type SQL, sql } from 'drizzle-orm'
import { COUNTED_MAX, type Counted } from '#domain/system/system.schema.ts'
import type { Database } from '../db/connect.ts'
import { storedPictures } from '../images/images.table.ts'
import { mails } from '../mail/mails.table.ts'

/** Number of tables shown, the largest first; the others are small. */
const TABLES_SHOWN = 8

async function firstRow<Row extends Record<string, unknown>>(db: Database, statement: SQL): Promise<Row> {
  const { rows } = await db.execute(statement)
  const row = rows[0] as Row | undefined
  if (!row) throw new Error('a select of aggregates has one row')
  return row
}

/** Reads only the catalogue and file sizes, so that the cost does not depend on the tables' contents. */
export function findDatabaseFacts(db: Database) {
  return firstRow<{ version: string; migrations: number; bytes: number }>(
    db,
    sql`select
      split_part(current_setting('server_version'), ' ', 1) as version,
      (select count(*) from drizzle.__drizzle_migrations) as migrations,
      pg_database_size(current_database()) as bytes`,
  )
}

export async function listLargestTables(db: Database): Promise<{ name: string; bytes: number }[]> {
  const { rows } = await db.execute<{ name: string; bytes: number }>(sql`
    select case schema when 'public' then name else schema || '.' || name end as name, bytes from (
      select n.nspname as schema, c.relname as name, pg_total_relation_size(c.oid) as bytes
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'pgboss')
    ) as sizes
    order by bytes desc, name limit ${TABLES_SHOWN}`)
  return rows
}

/** Reads the counts that pg-boss keeps itself and updates a few times a minute. */
export async function listQueues(db: Database) {
  type Queue = { name: string; waiting: number; active: number; failed: number; counted_at: string | null }
  const { rows } = await db.execute<Queue>(sql`
    select name, queued_count as waiting, active_count as active, failed_count as failed, monitor_on as counted_at
    from pgboss.queue where not starts_with(name, '__') order by name`)
  return rows
}

/** Covers two days, for which pg-boss stores the daily job. */
export function findDailyRuns(db: Database) {
  return firstRow<{ done_at: string | null; failed_at: string | null }>(
    db,
    sql`select
      max(completed_on) filter (where state = 'completed') as done_at,
      max(coalesce(completed_on, started_on)) filter (where state in ('failed', 'retry')) as failed_at
    from pgboss.job where name = 'daily'`,
  )
}

/** Counts one row more than is shown, to know whether there are more. */
const countUpTo = (rows: SQL) => sql`(select count(*) from (select 1 ${rows} limit ${COUNTED_MAX + 1}) as counted)`

function toCounted(count: number): Counted {
  return { count: Math.min(count, COUNTED_MAX), is_more: count > COUNTED_MAX }
}

/** The mails in the outbox, and since when the oldest has been waiting. */
export async function findMailFacts(db: Database) {
  const { queued, failed, oldest_at } = await firstRow<{ queued: number; failed: number; oldest_at: string | null }>(
    db,
    sql`select
      ${countUpTo(sql`from ${mails} where status = 'queued'`)} as queued,
      ${countUpTo(sql`from ${mails} where status = 'failed'`)} as failed,
      (select min(created_at) from ${mails} where status = 'queued') as oldest_at`,
  )
  return { queued: toCounted(queued), failed: toCounted(failed), oldest_at }
}

export async function countPictures(db: Database): Promise<Counted> {
  const { count } = await firstRow<{ count: number }>(
    db,
    sql`select ${countUpTo(sql`from ${storedPictures}`)} as count`,
  )
  return toCounted(count)
}
