import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { PROJECT_ROOT } from '../infra/project-root.ts'

/** Any fixed number: processes that start together on one database queue up behind it. */
const MIGRATION_LOCK = 7_421_001

/** Brings the schema up to date, forward only. One process at a time; the others wait and find it done. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    const db = drizzle(client)
    await db.execute(sql`set statement_timeout = 0`)
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await runMigrations(db, { migrationsFolder: join(PROJECT_ROOT, 'server/db/migrations') })
  } finally {
    // Ending the session frees the lock and forgets the settings, whatever happened.
    client.release(true)
  }
}
