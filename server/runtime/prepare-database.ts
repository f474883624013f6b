import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { hasAnyUser } from '../accounts/accounts.queries.ts'
import { voidAllProofs } from '../accounts/mailed-links.queries.ts'
import { ensureAdmin } from '../accounts/user-admin.service.ts'
import { invalidateLinks } from '../assessments/assessments.queries.ts'
import { type Connection, connect, type Database } from '../db/connect.ts'
import { RESTORED } from '../db/embedded/data-directory.ts'
import { migrate } from '../db/migrate.ts'
import { loadDemoContent } from '../demo/load.ts'
import { DEMO_PASSWORD } from '../demo/sign-ins.ts'
import { isDatabaseAway } from '../http/error-handler.ts'
import type { FileStore } from '../infra/files/file-store.ts'
import { toLoggedError } from '../infra/log.ts'
import { hashPassword } from '../infra/passwords.ts'
import type { Stores } from '../privacy/erasure/erasure.service.ts'
import { repeatErasures } from '../privacy/erasure/restore.service.ts'
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

/**
 * Runs at the first start after a restore, before any request is answered. The backup may hold sessions, links and codes
 * that ended or were used after it was made: all of them end.
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
  log.warn('restored from a backup: all sessions, links of mails and recovery codes have ended')
}

/** Runs before any request is answered. Unavailable storage does not prevent the start: the daily job tries again. */
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
