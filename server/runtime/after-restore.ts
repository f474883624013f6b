import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { voidAllProofs } from '../accounts/security/after-restore.queries.ts'
import { invalidateAllLinks } from '../assessments/assessment-links.queries.ts'
import type { Database } from '../db/connect.ts'
import { RESTORED } from '../db/embedded/data-directory.ts'
import { toLoggedError } from '../infra/logged-error.ts'
import type { Stores } from '../privacy/erasure/erasure.service.ts'
import { repeatErasures } from '../privacy/erasure/restore.service.ts'

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
    await invalidateAllLinks(tx)
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
