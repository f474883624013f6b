import { AsyncLocalStorage } from 'node:async_hooks'

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
