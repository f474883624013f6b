import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { PROJECT_ROOT } from '../infra/project-root.ts'
import { SESSION_SETTINGS } from './connect.ts'
import { liftLimit } from './pool.ts'
import { setForRole } from './pooler.ts'

/** An arbitrary number: processes that start together on one database wait for each other. */
const MIGRATION_LOCK = 7_421_001

export const MIGRATIONS = join(PROJECT_ROOT, 'server/db/migrations')

/**
 * Brings the schema up to date, forward only, in one process at a time; the others wait.
 * @param isForPooler true if the app connects through a pooler that this pool bypasses
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
    // Ending the session releases the lock and resets the settings, whatever happened.
    client.release(true)
  }
}
