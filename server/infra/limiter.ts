import { AppError, UNAVAILABLE } from '../errors.ts'
import { withTimeout } from './timeout.ts'

export interface LimiterOptions {
  /** How much work runs at once. */
  concurrent: number
  /** How much more may wait; beyond that work is rejected at once, so that the queue stays bounded. */
  waiting: number
  /** How much work of one key, such as an account, runs at once. */
  perKey?: number
  /** Work that takes longer is rejected. It keeps its place until it ends: most work cannot be stopped. */
  timeoutMs?: number
  message?: string
  retryAfterSeconds?: number
}

/**
 * @returns runs work in the order in which it came
 * @throws unavailable when the queue is full
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

  /** The place goes to the work that has waited longest, without anything coming between. */
  function leave(key: unknown): void {
    if (countKey(key) > 1) runningByKey.set(key, countKey(key) - 1)
    else runningByKey.delete(key)
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  /** @throws unavailable where the work can neither run nor wait */
  function enter(key: unknown, waiting: number): { mustWait: boolean } {
    const mustWait = running >= concurrent
    if (countKey(key) >= perKey || (mustWait && queue.length >= waiting)) {
      throw new AppError('unavailable', message, { retryAfterSeconds })
    }
    runningByKey.set(key, countKey(key) + 1)
    if (!mustWait) running += 1
    return { mustWait }
  }

  async function limit<T>(work: () => Promise<T>, key?: number): Promise<T> {
    if (enter(key, waiting).mustWait) await new Promise<void>((resolve) => queue.push(resolve))
    const run = async () => work()
    const done = run().finally(() => leave(key))
    return timeoutMs === undefined ? done : withTimeout(done, timeoutMs)
  }

  /** For work that is no promise. @returns ends it */
  function hold(key: string): () => void {
    enter(key, 0)
    return () => leave(key)
  }

  return Object.assign(limit, { hold })
}
