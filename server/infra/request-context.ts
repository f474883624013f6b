import { AsyncLocalStorage } from 'node:async_hooks'

/** The id of the request to which everything is attributed that its `run` starts. */
export const requestIds = new AsyncLocalStorage<string>()

/** The id of the current request; undefined in jobs. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore()
}
