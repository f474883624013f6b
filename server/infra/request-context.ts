import { AsyncLocalStorage } from 'node:async_hooks'

const requests = new AsyncLocalStorage<string>()

/** Everything that `run` starts is attributed to this request. */
export function forRequest(id: string, run: () => void): void {
  requests.run(id, run)
}

/** The id of the current request; undefined in jobs. */
export function currentRequestId(): string | undefined {
  return requests.getStore()
}

/**
 * Binds a callback to the current request if another request's work may call it, such as one that waits for a
 * connection of the pool.
 */
export function bindToCurrentRequest<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  return AsyncLocalStorage.bind(run)
}
