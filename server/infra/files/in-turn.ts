import { TooManyWaiting } from '../in-parallel.ts'

/** Each who waits holds a file of up to 5 MB. */
const WAITING_MAX = 24

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

async function orRefusal<T>(done: Promise<T>, withinMs: number): Promise<T> {
  const refusal = Promise.withResolvers<never>()
  const timer = setTimeout(() => refusal.reject(new Error(`not done in ${withinMs} ms`)), withinMs)
  return Promise.race([done, refusal.promise]).finally(() => clearTimeout(timer))
}

/**
 * One picture at a time: many large ones sent at once must not fill the memory. Nobody waits for longer than the time
 * given once it is their turn; a decoder that cannot be stopped in the middle keeps the turn until it has ended.
 * @throws TooManyWaiting at once, instead of letting the queue grow without end
 */
export function inTurn<T>(work: () => Promise<T>, withinMs: number): Promise<T> {
  if (waiting >= WAITING_MAX) return Promise.reject(new TooManyWaiting())
  waiting += 1
  const before = last
  const ended = Promise.withResolvers<void>()
  last = ended.promise
  return before.then(() => {
    waiting -= 1
    return orRefusal(work().finally(ended.resolve), withinMs)
  })
}
