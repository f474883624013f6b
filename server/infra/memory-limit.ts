import { RateLimiterCluster, RateLimiterRes } from 'rate-limiter-flexible'
import { singleFlight } from './single-flight.ts'

/** Counts one. The milliseconds to wait where the limit is reached, 0 where it is not; known at once if it can be. */
export type MemoryLimit = (key: string) => number | Promise<number>

interface Window {
  left: number
  endsAt: number
}

const TIDY_MS = 60_000

/**
 * So many in each stretch of time, counted from the first of them. In this process and without a promise: an answer from
 * memory takes less time than one would.
 * @param seconds how long a stretch is
 */
export function createMemoryLimit(points: number, seconds: number): MemoryLimit {
  const windows = new Map<string, Window>()
  setInterval(() => {
    const now = performance.now()
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key)
  }, TIDY_MS).unref()

  return (key) => {
    const now = performance.now()
    const window = windows.get(key)
    if (!window || window.endsAt <= now) {
      windows.set(key, { left: points - 1, endsAt: now + seconds * 1000 })
      return 0
    }
    if (window.left === 0) return window.endsAt - now
    window.left -= 1
    return 0
  }
}

interface Batch {
  left: number
  endsAt: number
  /** The primary has none left either. */
  isLast: boolean
}

const ANSWER_WITHIN_MS = 1000
/** What lies unused in the batches of other workers is no more than this share of a limit. */
const UNUSED_SHARE = 0.1

/**
 * A limit that all workers of a machine share. The primary counts, and hands out points in batches, so that most calls
 * cost no message. Without an answer in time the call passes: a limit on reads is no reason to reject one.
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
  }, TIDY_MS).unref()

  async function fetchBatch(key: string): Promise<Batch> {
    try {
      const { msBeforeNext } = await counter.consume(key, size)
      return { left: size, endsAt: Date.now() + msBeforeNext, isLast: false }
    } catch (error) {
      if (!(error instanceof RateLimiterRes))
        return { left: size, endsAt: Date.now() + ANSWER_WITHIN_MS, isLast: false }
      return { left: 0, endsAt: Date.now() + error.msBeforeNext, isLast: true }
    }
  }

  /** @returns null where the batch has to be renewed */
  function takeOne(key: string): number | null {
    const batch = batches.get(key)
    const msLeft = batch ? batch.endsAt - Date.now() : 0
    if (!batch || msLeft <= 0) return null
    if (batch.isLast) return msLeft
    if (batch.left === 0) return null
    batch.left -= 1
    return 0
  }

  async function renewAndTake(key: string): Promise<number> {
    for (;;) {
      // Calls that come together share one batch.
      await share(key, async () => void batches.set(key, await fetchBatch(key)))
      const taken = takeOne(key)
      if (taken !== null) return taken
    }
  }

  return (key) => takeOne(key) ?? renewAndTake(key)
}
