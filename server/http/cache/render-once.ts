import { singleFlight } from '../../infra/single-flight.ts'
import type { CacheStore } from './cache-store.ts'
import type { CachedResponse } from './cached-response.ts'

interface Rendered<T> {
  made: T
  /** As it was cached; null for what may not be cached. */
  cached: CachedResponse | null
}

/**
 * Callers that need the same response share one making, unless something has changed since it began.
 * @param toCached what to cache of what was made
 */
export function createRenderOnce<T>(store: CacheStore, toCached: (made: T) => Promise<CachedResponse | null>) {
  const share = singleFlight<Rendered<T>>()

  async function render(address: string, make: () => Promise<T>): Promise<Rendered<T>> {
    const inFlight = store.begin()
    try {
      const made = await make()
      const cached = await toCached(made)
      if (cached) store.set(address, cached, inFlight)
      return { made, cached }
    } finally {
      store.end(inFlight)
    }
  }

  return (address: string, make: () => Promise<T>) =>
    share(`${store.generation()} ${address}`, () => render(address, make))
}
