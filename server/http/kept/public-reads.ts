import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Connection, Database } from '../../db/connect.ts'
import { hasReplayed, systemOf } from '../../db/standby.queries.ts'
import { AppError } from '../../errors.ts'

/** How soon a standby is asked again whether it has caught up: it is behind by milliseconds as a rule. */
const BEHIND_MS = 20
const AWAY_MS = 1000

/** Where that is read which everybody may read. */
export interface PublicReads {
  /** @param work reads only; it may be run again, on the other database */
  read<T>(work: (db: Database) => Promise<T>): Promise<T>
  /**
   * From now on only a database is read that has all of what was heard of.
   * @param position of the primary's log, written at least as far as the changes
   */
  follow(position: string, hasChanged: boolean): void
  /** What has changed is not known. */
  hold(): void
  stop(): Promise<void>
}

/** Without a standby. */
export function readPrimary(db: Database): PublicReads {
  return { read: (work) => work(db), follow: () => {}, hold: () => {}, stop: async () => {} }
}

/**
 * Reads from a standby as long as it has replayed every change that this process has heard of, so that what is made from it may
 * be kept as if it came from the primary; else, and when the standby fails, from the primary.
 */
export function readStandby(primary: Connection, standby: Connection, log: FastifyBaseLogger): PublicReads {
  let wanted: string | null = null
  let isCurrent = false
  let isOfPrimary = false
  let isLooking = false
  let isTold: boolean | null = null
  const stopping = new AbortController()

  function tell(isThere: boolean, reason?: string): void {
    if (isThere === isTold) return
    isTold = isThere
    if (isThere) log.info('public reads come from the read replica')
    else log.warn({ reason }, 'public reads come from the primary: the read replica is away')
  }

  async function poll(position: string): Promise<void> {
    try {
      if (!isOfPrimary) {
        const [own, other] = await Promise.all([systemOf(primary.db), systemOf(standby.db)])
        if (own !== other) throw new Error('it belongs to another primary')
        isOfPrimary = true
      }
      isCurrent = (await hasReplayed(standby.db, position)) && position === wanted
      if (isCurrent) tell(true)
      else await delay(BEHIND_MS, undefined, { signal: stopping.signal })
    } catch (error) {
      if (stopping.signal.aborted) return
      isOfPrimary = false
      tell(false, error instanceof Error ? error.message : String(error))
      await delay(AWAY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  async function lookUntilCurrent(): Promise<void> {
    if (isLooking) return
    isLooking = true
    while (wanted !== null && !isCurrent && !stopping.signal.aborted) await poll(wanted)
    isLooking = false
  }

  return {
    async read(work) {
      if (!isCurrent) return work(primary.db)
      try {
        return await work(standby.db)
      } catch (error) {
        if (error instanceof AppError) throw error
        // A conflict with what it replays, or it is gone; the next look tells.
        isCurrent = false
        void lookUntilCurrent()
        return work(primary.db)
      }
    },
    follow(position, hasChanged) {
      if (!hasChanged && wanted !== null) return
      wanted = position
      isCurrent = false
      void lookUntilCurrent()
    },
    hold() {
      wanted = null
      isCurrent = false
    },
    async stop() {
      stopping.abort()
      await standby.close()
    },
  }
}
