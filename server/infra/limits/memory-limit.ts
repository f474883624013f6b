import { LRUCache } from 'lru-cache'
import { RateLimiterCluster, RateLimiterRes } from 'rate-limiter-flexible'
import { singleFlight } from '../single-flight.ts'

/**
 * Counts one. @returns the milliseconds to wait if the limit is reached, otherwise 0; not a promise if it is known at
 * once
 */
type MemoryLimit = (key: string) => number | Promise<number>

/** Bounds the memory: keys beyond these, far more than a site has readers in a window, push out those not seen longest. */
const MAX_KEYS = 50_000

/**
 * Allows so many points per window, which starts with the first one counted. Counts in this process and without a
 * promise, which would take longer than an answer from memory.
 * @param seconds length of the window
 */
export function createMemoryLimit(points: number, seconds: number): MemoryLimit {
  const windows = new LRUCache<string, { remaining: number }>({ max: MAX_KEYS, ttl: seconds * 1000 })
  return (key) => {
    const window = windows.get(key)
    if (window?.remaining === 0) return windows.getRemainingTTL(key)
    if (window) window.remaining -= 1
    else windows.set(key, { remaining: points - 1 })
    return 0
  }
}

interface Batch {
  remaining: number
  /** True if the primary has no points left either. */
  isLast: boolean
}

const TIMEOUT_MS = 1000
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
  const counter = new RateLimiterCluster({ keyPrefix: name, points, duration, timeoutMs: TIMEOUT_MS })
  const batches = new LRUCache<string, Batch>({ max: MAX_KEYS, ttl: duration * 1000 })
  const share = singleFlight<void>()

  async function fetchBatch(key: string): Promise<void> {
    // Without a time to live, an entry would stay forever.
    const store = (batch: Batch, ms: number) => batches.set(key, batch, { ttl: Math.max(1, ms) })
    try {
      const { msBeforeNext } = await counter.consume(key, size)
      store({ remaining: size, isLast: false }, msBeforeNext)
    } catch (error) {
      if (error instanceof RateLimiterRes) store({ remaining: 0, isLast: true }, error.msBeforeNext)
      else store({ remaining: size, isLast: false }, TIMEOUT_MS)
    }
  }

  /** @returns null if a new batch is needed */
  function takeOne(key: string): number | null {
    const batch = batches.get(key)
    if (batch?.isLast) return batches.getRemainingTTL(key)
    if (!batch || batch.remaining === 0) return null
    batch.remaining -= 1
    return 0
  }

  async function renewAndTake(key: string): Promise<number> {
    for (;;) {
      // Simultaneous calls share one batch.
      await share(key, () => fetchBatch(key))
      const taken = takeOne(key)
      if (taken !== null) return taken
    }
  }

  return (key) => takeOne(key) ?? renewAndTake(key)
}
