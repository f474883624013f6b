import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Connection, Database } from '../../db/connect.ts'
import { hasReplayed, systemOf } from '../../db/connection/standby.queries.ts'
import { AppError, errorMessage } from '../../errors.ts'

/** How long to wait before checking again whether a standby has caught up: it is usually behind by milliseconds. */
const CATCH_UP_POLL_MS = 20
const RECONNECT_MS = 1000

/** The database for public reads. */
export type PublicReads = ReturnType<typeof readStandby>

/** Used without a standby. */
export function readPrimary(db: Database): PublicReads {
  return { read: (work) => work(db), follow: () => {}, disable: () => {}, stop: async () => {} }
}

/**
 * Reads from a standby while it has replayed every change that this process has seen, so that its responses may be
 * cached like the primary's. Otherwise, and when the standby fails, reads from the primary.
 */
export function readStandby(primary: Connection, standby: Connection, log: FastifyBaseLogger) {
  let requiredPosition: string | null = null
  let isCurrent = false
  let isSameSystem = false
  let isPolling = false
  let wasAvailable: boolean | null = null
  const stopping = new AbortController()

  function logAvailability(isAvailable: boolean, reason?: string): void {
    if (isAvailable === wasAvailable) return
    wasAvailable = isAvailable
    if (isAvailable) log.info('public reads come from the read replica')
    else log.warn({ reason }, 'public reads come from the primary, because the read replica cannot be reached')
  }

  async function poll(position: string): Promise<void> {
    try {
      if (!isSameSystem) {
        const [primarySystem, standbySystem] = await Promise.all([systemOf(primary.db), systemOf(standby.db)])
        if (primarySystem !== standbySystem) throw new Error('it belongs to another primary')
        isSameSystem = true
      }
      isCurrent = (await hasReplayed(standby.db, position)) && position === requiredPosition
      if (isCurrent) logAvailability(true)
      else await delay(CATCH_UP_POLL_MS, undefined, { signal: stopping.signal })
    } catch (error) {
      if (stopping.signal.aborted) return
      isSameSystem = false
      logAvailability(false, errorMessage(error))
      await delay(RECONNECT_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  async function pollUntilCurrent(): Promise<void> {
    if (isPolling) return
    isPolling = true
    while (requiredPosition !== null && !isCurrent && !stopping.signal.aborted) await poll(requiredPosition)
    isPolling = false
  }

  return {
    /** @param work only reads; it may be repeated on the other database */
    async read<T>(work: (db: Database) => Promise<T>): Promise<T> {
      if (!isCurrent) return work(primary.db)
      try {
        return await work(standby.db)
      } catch (error) {
        if (error instanceof AppError) throw error
        // The statement conflicted with replayed changes, or the standby is unreachable. Polling finds out which.
        isCurrent = false
        void pollUntilCurrent()
        return work(primary.db)
      }
    },
    /**
     * From now on, reads only from a database that has all changes seen so far.
     * @param position in the primary's log, at or after these changes
     */
    follow(position: string, hasChanged: boolean): void {
      if (!hasChanged && requiredPosition !== null) return
      requiredPosition = position
      isCurrent = false
      void pollUntilCurrent()
    },
    /** Reads only from the primary until the next `follow`, because changes may be missed. */
    disable(): void {
      requiredPosition = null
      isCurrent = false
    },
    async stop(): Promise<void> {
      stopping.abort()
      await standby.close()
    },
  }
}
