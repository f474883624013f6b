import pg from 'pg'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { FIRST_OWN_FOOD_ID } from '#server/foods/foods.table.ts'
import { loadFoodLibrary } from '#server/foods/library/load-library.service.ts'
import { createJobs } from '#server/infra/jobs/jobs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server's maintenance database, for a role that may create databases. */
    databaseUrl: string
  }
}

const TEMPLATE = 'thali_template'
/** Filled once with the library of foods; a test removes only what it added. */
const LIBRARY_TABLES = `('foods', 'food_names', 'food_library')`

/**
 * `testing.reset()` empties every table and restarts its sequences. Deleting rows without triggers takes a few
 * milliseconds, while `truncate` creates new files for each table and index. The locks wait for transactions that are
 * still open. Rows and sequences that `testing.save()` has recorded are restored.
 */
const RESET = `
  create schema testing;
  create table testing.numbers (name text, value bigint);
  create table testing.rows (name text, columns text);
  create function testing.save() returns void language plpgsql as $$
  declare item record;
  begin
    create table testing.job as table pgboss.job;
    insert into testing.numbers select format('%I.%I', schemaname, sequencename), last_value from pg_sequences
      where schemaname = 'public' and last_value is not null;
    for item in select relname as name, string_agg(quote_ident(attname), ',') as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ${LIBRARY_TABLES}
      group by relname loop
      execute format('create table testing.%I as select %s from public.%1$I', item.name, item.columns);
      execute format('insert into testing.rows select %L, %L where exists (select from public.%1$I)', item.name, item.columns);
    end loop;
  end $$;
  create function testing.reset() returns void language plpgsql as $$
  declare item record;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for item in select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname = 'public' and tablename not in ${LIBRARY_TABLES} loop
      execute 'lock table ' || item.name || ' in exclusive mode';
      execute 'delete from ' || item.name;
    end loop;
    delete from food_names where food_id >= ${FIRST_OWN_FOOD_ID};
    delete from foods where id >= ${FIRST_OWN_FOOD_ID};
    delete from pgboss.job;
    for item in select format('%I.%I', schemaname, sequencename) as name from pg_sequences
      where schemaname = 'public' and last_value is not null loop
      perform setval(item.name, case item.name when 'public.foods_id_seq' then ${FIRST_OWN_FOOD_ID} else 1 end, false);
    end loop;
    for item in select * from testing.rows loop
      execute format('insert into public.%I (%s) overriding system value select * from testing.%1$I', item.name, item.columns);
    end loop;
    if exists (select from testing.rows) then insert into pgboss.job select * from testing.job; end if;
    perform setval(name, value) from testing.numbers;
  end $$`

/** The same address with another database name. */
export function withDatabase(url: string, name: string): string {
  // A socket's address has an empty host, which URL cannot change: the path is replaced as text.
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`)
}

/** A migrated database with the job tables, to be cloned by each worker. */
export async function makeTemplate(serverUrl: string): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  // Test data need not survive a crash of the server, so no commit waits for the disk.
  await admin.query('alter role current_user set synchronous_commit = off')
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const url = withDatabase(serverUrl, TEMPLATE)
  const connection = connect(url, () => {})
  await migrate(connection.pool)
  await loadFoodLibrary(connection.pool)
  await connection.pool.query(RESET)
  await connection.close()
  const jobs = createJobs({
    databaseUrl: url,
    deliver: async () => {},
    recover: async () => {},
    daily: async () => {},
    hourly: async () => {},
    log: { error: () => {}, warn: () => {}, info: () => {} },
  })
  await jobs.start()
  await jobs.stop()
  return serverUrl
}

/** A fresh copy of the template under this name. */
export async function cloneTemplate(serverUrl: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`drop database if exists ${name}`)
  await admin.query(`create database ${name} template ${TEMPLATE}`)
  await admin.end()
  return withDatabase(serverUrl, name)
}
