import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { hasAnyUser, voidAllProofs } from '../accounts/accounts.queries.ts'
import { ensureAdmin } from '../accounts/user-admin.service.ts'
import { invalidateLinks } from '../assessments/assessments.queries.ts'
import { type Connection, connect, type Database } from '../db/connect.ts'
import { RESTORED } from '../db/embedded/data-directory.ts'
import { migrate } from '../db/migrate.ts'
import { loadDemoContent } from '../demo/load.ts'
import { DEMO_PASSWORD } from '../demo/sign-ins.ts'
import { errorMessage } from '../errors.ts'
import { loadFoodLibrary } from '../foods/library/load-library.service.ts'
import { isDatabaseUnavailable } from '../http/error-handler.ts'
import type { FileStore } from '../infra/files/file-store.ts'
import { toLoggedError } from '../infra/log.ts'
import { hashPassword } from '../infra/secrets/passwords.ts'
import { repeatErasures, type Stores } from '../privacy/erasure/erasure.service.ts'
import type { Config } from './env.ts'

const RETRY_MS = 1000

/**
 * Runs repeatable work until the database is reachable.
 * @throws any other failure of the work, and the signal's reason once it is aborted
 */
export async function waitForDatabase(
  work: () => Promise<void>,
  onWait: (reason: string) => void,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      onWait(errorMessage(error))
      await delay(RETRY_MS, undefined, { signal })
    }
  }
}

/**
 * Brings the tables of the database and the library of foods up to date.
 * @param directUrl the address that bypasses the app's pooler, if there is one
 */
export async function migrateDatabase(connection: Connection, directUrl: string | undefined): Promise<void> {
  const direct = directUrl ? connect(directUrl, () => {}, { poolSize: 1 }) : null
  const { pool } = direct ?? connection
  try {
    await migrate(pool, undefined, { isForPooler: direct !== null })
    await loadFoodLibrary(pool)
  } finally {
    await direct?.close()
  }
  // The pooler may be unreachable while the database is not.
  if (direct) await connection.pool.query('select 1')
}

/** Demo content is loaded only into a database without users, so it must be decided before the admin is created. */
export async function fillDatabase(connection: Connection, config: Config, files: FileStore): Promise<void> {
  const { db } = connection
  if (config.demoContent && !(await hasAnyUser(db))) {
    await loadDemoContent(db, { store: files, passwordHash: await hashPassword(DEMO_PASSWORD), now: new Date() })
  }
  if (config.admin) await ensureAdmin(db, config.admin)
}

/**
 * Runs at the first start after a restore, before any request is answered: ends all sessions, links and codes, because
 * the backup may contain some that were ended or used after it was made.
 */
export async function endRestoredSessions(
  db: Database,
  dataDir: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const marker = join(dataDir, RESTORED)
  if (!existsSync(marker)) return
  await db.transaction(async (tx) => {
    await voidAllProofs(tx)
    await invalidateLinks(tx)
  })
  await rm(marker, { force: true })
  log.warn('restored from a backup: all sessions, emailed links and recovery codes have ended')
}

/** Runs before any request is answered. Unavailable storage does not prevent the start: the daily job retries. */
export async function repeatErasuresAfterRestore(
  stores: Stores,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Promise<void> {
  try {
    const repeated = await repeatErasures(stores)
    if (repeated.accounts + repeated.assessments > 0) log.warn(repeated, 'erased again what a backup had brought back')
  } catch (error) {
    log.error({ reason: toLoggedError(error) }, 'erasures could not be repeated yet')
  }
}
