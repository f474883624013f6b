import { AsyncLocalStorage } from 'node:async_hooks'

const requests = new AsyncLocalStorage<string>()

/** Everything that `run` starts belongs to this request. */
export function forRequest(id: string, run: () => void): void {
  requests.run(id, run)
}

/** The id of the request that the code runs for; none in jobs. */
export function currentRequestId(): string | undefined {
  return requests.getStore()
}

/** For a callback that another request's work calls, such as one that waits for a connection of the pool. */
export function inThisRequest<Words extends unknown[]>(run: (...words: Words) => void): (...words: Words) => void {
  return AsyncLocalStorage.bind(run)
}
