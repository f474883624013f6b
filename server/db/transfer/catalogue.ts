import type pg from 'pg'
import { withOwnConnection } from '../connection/own-connection.ts'
import type { TableFacts, TransferManifest } from './manifest.ts'

/** Makes values look alike on every server, and rows come in their stored order. */
const SETTINGS = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local synchronize_seqscans = off;
  set local search_path = public; set local statement_timeout = 0; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

/** Runs one transaction on a connection of its own. */
export async function inOneTransaction<T>(
  url: string,
  kind: 'isolation level repeatable read read only' | 'read write',
  run: (client: pg.Client) => Promise<T>,
): Promise<T> {
  return withOwnConnection(url, async (client) => {
    await client.query(`begin ${kind}`)
    await client.query(SETTINGS)
    const result = await run(client)
    await client.query('commit')
    return result
  })
}

/** Everything of ours is in one schema; the schema of the jobs is recreated and filled from the queued mails. */
export async function listTables(client: pg.Client): Promise<TableFacts[]> {
  const { rows } = await client.query<TableFacts>(`
    select c.relname as name, coalesce(array_agg(a.attname::text order by a.attnum), '{}') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
  return rows
}

export async function listSequences(client: pg.Client): Promise<TransferManifest['sequences']> {
  const { rows } = await client.query(`
    select sequencename as name, coalesce(last_value, start_value)::text as last_value, last_value is not null as is_called
    from pg_sequences where schemaname = 'public' order by sequencename`)
  return rows
}

export async function listForeignKeys(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select r.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by 1, 2`)
  return rows
}

/** Hashes of the migrations that created this schema, in order; empty if none has run. */
export async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows: journals } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as journal`)
  if (journals[0]?.journal === null) return []
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  )
  return rows.map(({ hash }) => hash)
}

/** Major version and locale, which decide how text is split into words and compared. */
export async function findServer(client: pg.Client): Promise<{ major: string; locale: string }> {
  const { rows } = await client.query(`
    select (current_setting('server_version_num')::int / 10000)::text as major,
      concat_ws(' ', datlocprovider, datctype, to_jsonb(d) ->> 'datlocale') as locale
    from pg_database d where datname = current_database()`)
  return { major: rows[0]?.major, locale: rows[0]?.locale }
}
