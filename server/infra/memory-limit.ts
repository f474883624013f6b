import { RateLimiterCluster, RateLimiterRes } from 'rate-limiter-flexible'

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

interface Bundle {
  left: number
  endsAt: number
  /** The primary has none left either. */
  isLast: boolean
}

const ANSWER_WITHIN_MS = 1000
/** What lies unused in the bundles of other workers is no more than this share of a limit. */
const UNUSED_SHARE = 0.1

/**
 * A limit that all workers of a machine share. The primary counts, and hands out points in bundles, so that most calls
 * cost no message. Who gets no answer lets the call pass: a limit on reads is no reason to refuse one.
 */
export function createBatchedLimit(
  name: string,
  { points, duration, workers }: { points: number; duration: number; workers: number },
): MemoryLimit {
  const size = Math.max(1, Math.floor((points * UNUSED_SHARE) / workers))
  const counter = new RateLimiterCluster({ keyPrefix: name, points, duration, timeoutMs: ANSWER_WITHIN_MS })
  const bundles = new Map<string, Bundle>()
  const underWay = new Map<string, Promise<Bundle>>()
  setInterval(() => {
    for (const [key, { endsAt }] of bundles) if (endsAt < Date.now()) bundles.delete(key)
  }, TIDY_MS).unref()

  async function fetchBundle(key: string): Promise<Bundle> {
    try {
      const { msBeforeNext } = await counter.consume(key, size)
      return { left: size, endsAt: Date.now() + msBeforeNext, isLast: false }
    } catch (error) {
      if (!(error instanceof RateLimiterRes))
        return { left: size, endsAt: Date.now() + ANSWER_WITHIN_MS, isLast: false }
      return { left: 0, endsAt: Date.now() + error.msBeforeNext, isLast: true }
    }
  }

  /** Calls of one moment share a bundle; who finds it empty asks for the next. */
  async function renew(key: string): Promise<void> {
    const fetching = underWay.get(key) ?? fetchBundle(key)
    underWay.set(key, fetching)
    const bundle = await fetching
    if (underWay.get(key) !== fetching) return
    underWay.delete(key)
    bundles.set(key, bundle)
  }

  /** @returns null where the bundle has to be renewed */
  function takeOne(key: string): number | null {
    const bundle = bundles.get(key)
    const msLeft = bundle ? bundle.endsAt - Date.now() : 0
    if (!bundle || msLeft <= 0) return null
    if (bundle.isLast) return msLeft
    if (bundle.left === 0) return null
    bundle.left -= 1
    return 0
  }

  async function renewAndTake(key: string): Promise<number> {
    for (;;) {
      await renew(key)
      const taken = takeOne(key)
      if (taken !== null) return taken
    }
  }

  return (key) => takeOne(key) ?? renewAndTake(key)
}
