import { RateLimiterCluster, RateLimiterRes } from 'rate-limiter-flexible'
import { singleFlight } from './single-flight.ts'

/**
 * Counts one. @returns the milliseconds to wait if the limit is reached, otherwise 0; not a promise if it is known at
 * once
 */
type MemoryLimit = (key: string) => number | Promise<number>

interface Window {
  remaining: number
  endsAt: number
}

const SWEEP_MS = 60_000

/**
 * Allows so many points per window, which starts with the first one counted. Counts in this process and without a
 * promise, which would take longer than an answer from memory.
 * @param seconds length of the window
 */
export function createMemoryLimit(points: number, seconds: number): MemoryLimit {
  const windows = new Map<string, Window>()
  setInterval(() => {
    const now = performance.now()
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key)
  }, SWEEP_MS).unref()

  return (key) => {
    const now = performance.now()
    const window = windows.get(key)
    if (!window || window.endsAt <= now) {
      windows.set(key, { remaining: points - 1, endsAt: now + seconds * 1000 })
      return 0
    }
    if (window.remaining === 0) return window.endsAt - now
    window.remaining -= 1
    return 0
  }
}

interface Batch {
  remaining: number
  endsAt: number
  /** True if the primary has no points left either. */
  isLast: boolean
}

const ANSWER_WITHIN_MS = 1000
/** At most this share of a limit is left unused in the batches of other workers. */
const UNUSED_SHARE = 0.1

/**
 * A limit shared by all workers of a machine. The primary counts, and assigns points in batches, so that most calls
 * need no message. If it does not answer in time the call is allowed: a missing count is no reason to reject a read.
 */
export function createBatchedLimit(
  name: string,
  { points, duration, workers }: { points: number; duration: number; workers: number },
): MemoryLimit {
  const size = Math.max(1, Math.floor((points * UNUSED_SHARE) / workers))
  const counter = new RateLimiterCluster({ keyPrefix: name, points, duration, timeoutMs: ANSWER_WITHIN_MS })
  const batches = new Map<string, Batch>()
  const share = singleFlight<void>()
  setInterval(() => {
    for (const [key, { endsAt }] of batches) if (endsAt < Date.now()) batches.delete(key)
  }, SWEEP_MS).unref()

  async function fetchBatch(key: string): Promise<Batch> {
    try {
      const { msBeforeNext } = await counter.consume(key, size)
      return { remaining: size, endsAt: Date.now() + msBeforeNext, isLast: false }
    } catch (error) {
      if (!(error instanceof RateLimiterRes))
        return { remaining: size, endsAt: Date.now() + ANSWER_WITHIN_MS, isLast: false }
      return { remaining: 0, endsAt: Date.now() + error.msBeforeNext, isLast: true }
    }
  }

  /** @returns null if a new batch is needed */
  function takeOne(key: string): number | null {
    const batch = batches.get(key)
    const msLeft = batch ? batch.endsAt - Date.now() : 0
    if (!batch || msLeft <= 0) return null
    if (batch.isLast) return msLeft
    if (batch.remaining === 0) return null
    batch.remaining -= 1
    return 0
  }

  async function renewAndTake(key: string): Promise<number> {
    for (;;) {
      // Simultaneous calls share one batch.
      await share(key, async () => void batches.set(key, await fetchBatch(key)))
      const taken = takeOne(key)
      if (taken !== null) return taken
    }
  }

  return (key) => takeOne(key) ?? renewAndTake(key)
}
