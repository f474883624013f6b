import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const DIGITS = 12
/** Of this process: no other has the same. */
const OWN = randomUUID().slice(0, -DIGITS)
let last = 0

/** In the shape of a UUID. Counted and not drawn: it names a request in the log, and is no secret. */
export function newRequestId(): string {
  last += 1
  return OWN + last.toString(16).padStart(DIGITS, '0')
}

const requests = new AsyncLocalStorage<string>()

/** Whatever is done in `run` and after it, for as long as it takes, is done for this request. */
export function forRequest(id: string, run: () => void): void {
  requests.run(id, run)
}

/** The number of the request that this is done for; none in jobs. */
export function currentRequestId(): string | undefined {
  return requests.getStore()
}

/** For what is called back from another request's work, such as a place in the pool that has become free. */
export function inThisRequest<Words extends unknown[]>(run: (...words: Words) => void): (...words: Words) => void {
  return AsyncLocalStorage.bind(run)
}
