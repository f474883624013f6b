import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { voidAllProofs } from './accounts/security/after-restore.queries.ts'
import { voidAllLinks } from './assessments/assessment-links.queries.ts'
import type { Database } from './db/connect.ts'
import { RESTORED } from './db/embedded/data-directory.ts'

/**
 * At the first start after a restore, before any request is answered. The backup knows nothing of sessions that have ended
 * since, nor of links and codes that were used: all of them end.
 */
export async function endWhatRestoreRevived(
  db: Database,
  dataDir: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const marker = join(dataDir, RESTORED)
  if (!existsSync(marker)) return
  await db.transaction(async (tx) => {
    await voidAllProofs(tx)
    await voidAllLinks(tx)
  })
  await rm(marker, { force: true })
  log.warn('restored from a backup: all sessions, links of mails and recovery codes have ended')
}
