import type { FastifyBaseLogger } from 'fastify'
import { toLoggedError } from './infra/logged-error.ts'
import { eraseDueAccounts, type Stores } from './privacy/erasure/erasure.service.ts'
import { keepErasureList, repeatErasures } from './privacy/erasure/restore.service.ts'

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

/**
 * Accounts whose cooling-off is over.
 * @param tell what to do once pages may show somebody who has left
 */
export async function runDueErasures(stores: Stores, tell: () => Promise<void>, log: Log): Promise<void> {
  let accounts = 0
  try {
    accounts = await eraseDueAccounts(stores)
  } catch (error) {
    await Promise.all([keepErasureList(stores), tell()])
    throw error
  }
  if (accounts === 0) return
  await Promise.all([keepErasureList(stores), tell()])
  log.info({ accounts }, 'erased accounts')
}

/** At start, before anybody is let in. Files that are away must not keep the site from starting: it is done again daily. */
export async function repeatAfterRestore(stores: Stores, log: Log): Promise<void> {
  try {
    const repeated = await repeatErasures(stores)
    if (repeated.accounts + repeated.assessments > 0) log.warn(repeated, 'erased again what a backup had brought back')
  } catch (error) {
    log.error({ reason: toLoggedError(error) }, 'erasures could not be repeated yet')
  }
}
