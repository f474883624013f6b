export class TimeoutError extends Error {}

/** Rejects with `TimeoutError` after this time. The work itself continues, and its outcome is ignored. */
export function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TimeoutError(`not done in ${ms} ms`)), ms)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
