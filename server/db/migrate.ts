import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { PROJECT_ROOT } from '../infra/project-root.ts'
import { SESSION_SETTINGS } from './connect.ts'
import { liftLimit } from './pool.ts'
import { setForRole } from './pooler.ts'

/** Any fixed number: processes that start together on one database queue up behind it. */
const MIGRATION_LOCK = 7_421_001

export const MIGRATIONS = join(PROJECT_ROOT, 'server/db/migrations')

/**
 * Brings the schema up to date, forward only. One process at a time; the others wait and find it done.
 * @param isForPooler the app itself connects through a pooler, and this pool leads around it
 */
export async function migrate(
  pool: pg.Pool,
  migrationsFolder = MIGRATIONS,
  { isForPooler = false } = {},
): Promise<void> {
  const client = await pool.connect()
  liftLimit(client)
  try {
    const db = drizzle(client)
    await db.execute(sql`set statement_timeout = 0`)
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await runMigrations(db, { migrationsFolder })
    if (isForPooler) await setForRole(client, SESSION_SETTINGS)
  } finally {
    // Ending the session frees the lock and forgets the settings, whatever happened.
    client.release(true)
  }
}
