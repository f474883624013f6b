let last: Promise<unknown> = Promise.resolve()

async function orRefusal<T>(done: Promise<T>, withinMs: number): Promise<T> {
  const refusal = Promise.withResolvers<never>()
  const timer = setTimeout(() => refusal.reject(new Error(`not done in ${withinMs} ms`)), withinMs)
  return Promise.race([done, refusal.promise]).finally(() => clearTimeout(timer))
}

/**
 * One picture at a time: many large ones sent at once must not fill the memory. Nobody waits for longer than the time
 * given once it is their turn; a decoder that cannot be stopped in the middle keeps the turn until it has ended.
 */
export function inTurn<T>(work: () => Promise<T>, withinMs: number): Promise<T> {
  const before = last
  const ended = Promise.withResolvers<void>()
  last = ended.promise
  return before.then(() => orRefusal(work().finally(ended.resolve), withinMs))
}
