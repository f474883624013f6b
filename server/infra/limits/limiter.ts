import { AppError, UNAVAILABLE } from '../../errors.ts'
import { withTimeout } from '../timeout.ts'

interface LimiterOptions {
  /** Maximum of work running at once. */
  concurrent: number
  /** Maximum of work waiting; beyond that work is rejected at once, so that the queue is bounded. */
  waiting: number
  /** Maximum of work running at once per key, such as an account. */
  perKey?: number
  /** Work that takes longer is rejected. It keeps its slot until it ends, because most work cannot be stopped. */
  timeoutMs?: number
  message?: string
  retryAfterSeconds?: number
}

/**
 * @returns a function that runs work in order of arrival
 * @throws unavailable if the queue is full
 */
export function createLimiter({
  concurrent,
  waiting,
  perKey = Number.POSITIVE_INFINITY,
  timeoutMs,
  message = UNAVAILABLE,
  retryAfterSeconds = 5,
}: LimiterOptions) {
  const queue: (() => void)[] = []
  const runningByKey = new Map<unknown, number>()
  let running = 0

  const countKey = (key: unknown) => runningByKey.get(key) ?? 0

  /** Passes the slot directly to the work that has waited longest. */
  function releaseSlot(key: unknown): void {
    if (countKey(key) > 1) runningByKey.set(key, countKey(key) - 1)
    else runningByKey.delete(key)
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  /** @throws unavailable if the work can neither run nor wait */
  function takeSlot(key: unknown, waiting: number): { mustWait: boolean } {
    const mustWait = running >= concurrent
    if (countKey(key) >= perKey || (mustWait && queue.length >= waiting)) {
      throw new AppError('unavailable', message, { retryAfterSeconds })
    }
    runningByKey.set(key, countKey(key) + 1)
    if (!mustWait) running += 1
    return { mustWait }
  }

  async function limit<T>(work: () => Promise<T>, key?: number): Promise<T> {
    if (takeSlot(key, waiting).mustWait) await new Promise<void>((resolve) => queue.push(resolve))
    const run = async () => work()
    const done = run().finally(() => releaseSlot(key))
    return timeoutMs === undefined ? done : withTimeout(done, timeoutMs)
  }

  /** For work that is not a promise. @returns a function that releases the slot */
  function acquire(key: string): () => void {
    takeSlot(key, 0)
    return () => releaseSlot(key)
  }

  return Object.assign(limit, { acquire })
}
