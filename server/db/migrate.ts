import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { PROJECT_ROOT } from '../infra/project-root.ts'
import { SESSION_SETTINGS } from './connect.ts'
import { withExclusiveSession } from './connection/exclusive-session.ts'

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
  await withExclusiveSession(pool, MIGRATION_LOCK, async (_, client) => {
    await runMigrations(drizzle(client), { migrationsFolder })
    if (isForPooler) await storeSettings(client)
  })
}

/**
 * Stores the settings of every connection in the role, because a pooler does not pass on the settings of its clients.
 * They apply to new connections. Only one process at a time may do this: PostgreSQL rejects two that alter one role.
 */
async function storeSettings(client: pg.ClientBase): Promise<void> {
  for (const setting of Object.entries(SESSION_SETTINGS)) {
    const { rows } = await client.query<{ statement: string }>(
      `select format('alter role %I in database %I set %I to %L', current_user, current_database(), $1::text, $2::text)
         as statement`,
      setting,
    )
    await client.query(rows[0]?.statement ?? '')
  }
}
