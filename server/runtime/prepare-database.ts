import { setTimeout as delay } from 'node:timers/promises'
import { hasAnyUser } from '../accounts/accounts.queries.ts'
import { ensureAdmin } from '../accounts/user-admin.service.ts'
import { type Connection, connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { loadDemoContent } from '../demo/load.ts'
import { DEMO_PASSWORD } from '../demo/sign-ins.ts'
import { isDatabaseAway } from '../http/error-handler.ts'
import type { FileStore } from '../infra/files/file-store.ts'
import { hashPassword } from '../infra/passwords.ts'
import type { Config } from './env.ts'

const RETRY_MS = 1000

export interface MigrationPlace {
  connection: Connection
  /** Not the one that the app uses: that leads through a pooler. */
  directUrl: string | undefined
}

/** Waits for a database that cannot be reached yet; any other failure is thrown. */
export async function waitAndMigrate(
  { connection, directUrl }: MigrationPlace,
  onWait: (reason: string) => void,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      if (!directUrl) return await migrate(connection.pool)
      await migrateAround(directUrl)
      // The pooler may be away where the database is not.
      await connection.pool.query('select 1')
      return
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      onWait(error instanceof Error ? error.message : String(error))
      await delay(RETRY_MS, undefined, { signal })
    }
  }
}

async function migrateAround(directUrl: string): Promise<void> {
  const direct = connect(directUrl, () => {}, { poolSize: 1 })
  try {
    await migrate(direct.pool, undefined, { isForPooler: true })
  } finally {
    await direct.close()
  }
}

/** Demo content goes only into a database without users, which is decided before the admin is ensured. */
export async function fillDatabase(connection: Connection, config: Config, files: FileStore): Promise<void> {
  const { db } = connection
  if (config.demoContent && !(await hasAnyUser(db))) {
    await loadDemoContent(db, { store: files, passwordHash: await hashPassword(DEMO_PASSWORD), now: new Date() })
  }
  if (config.admin) await ensureAdmin(db, config.admin)
}
