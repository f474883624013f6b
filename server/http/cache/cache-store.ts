import { LRUCache } from 'lru-cache'
import { singleFlight } from '../../infra/single-flight.ts'
import { type CacheTag, EVERYTHING, SITE_SETTINGS, VIEWS } from './cache-tags.ts'
import type { CachedResponse } from './cached-response.ts'

/** The size of an entry besides its bytes: headers, and its places in the index. */
const ENTRY_BYTES = 4096
const TAG_BYTES = 100
/** Views are stored every two seconds, so a view appears within ten. */
const VIEWS_MAX_AGE_MS = 8000

/** A response being created, from before its first read. */
interface InFlight {
  startedAt: number
  changed: Set<CacheTag>
}

export type CacheStore = ReturnType<typeof createCacheStore>

/**
 * Responses in memory, found by address and invalidated by tag. If there is no room for another, the least recently
 * used one is evicted.
 */
export function createCacheStore(megabytes: number) {
  const entries = new LRUCache<string, { response: CachedResponse; expiresAt: number }>({
    maxSize: megabytes * 1024 * 1024,
    sizeCalculation: ({ response }) => response.size + ENTRY_BYTES + response.tags.size * TAG_BYTES,
  })
  const inFlight = new Set<InFlight>()
  let generation = 0
  let leaseEndsAt = 0
  let isEnabled = false
  let hits = 0
  let misses = 0

  function clear(): void {
    generation += 1
    for (const { changed } of inFlight) changed.add(EVERYTHING)
    entries.clear()
  }

  return {
    get(address: string): CachedResponse | undefined {
      const now = performance.now()
      const entry = now < leaseEndsAt ? entries.get(address) : undefined
      return entry && now < entry.expiresAt ? entry.response : undefined
    },
    has(address: string): boolean {
      const entry = entries.peek(address)
      return entry !== undefined && performance.now() < entry.expiresAt
    },
    /** Call it once per request that the cache could answer, because `get` may be called twice. */
    recordLookup(isHit: boolean): void {
      if (isHit) hits += 1
      else misses += 1
    },
    /** Increases with every invalidation: responses begun in the same generation are the same. */
    generation: () => generation,
    /** Call before the first read, and `end` after the last. */
    begin(): InFlight {
      const response = { startedAt: performance.now(), changed: new Set<CacheTag>() }
      inFlight.add(response)
      return response
    },
    /** Does nothing if the content of the response has changed since `begin`. */
    set(address: string, response: CachedResponse, { startedAt, changed }: InFlight): void {
      if (!isEnabled || changed.has(EVERYTHING) || [...changed].some((tag) => response.tags.has(tag))) return
      const expiresAt = response.tags.has(VIEWS) ? startedAt + VIEWS_MAX_AGE_MS : Number.POSITIVE_INFINITY
      entries.set(address, { response, expiresAt })
    },
    end: (response: InFlight) => inFlight.delete(response),
    /** Scans all entries, which takes about a millisecond: less than maintaining an index of every entry. */
    invalidate(tags: readonly CacheTag[]): void {
      if (tags.includes(EVERYTHING) || tags.includes(SITE_SETTINGS)) {
        clear()
        return
      }
      generation += 1
      for (const { changed } of inFlight) for (const tag of tags) changed.add(tag)
      const outdated = [...entries].filter(([, { response }]) => tags.some((tag) => response.tags.has(tag)))
      for (const [address] of outdated) entries.delete(address)
    },
    clear,
    /** Allows cached responses to be sent, and new ones stored, for this long. */
    extendLease(milliseconds: number): void {
      isEnabled = true
      leaseEndsAt = performance.now() + milliseconds
    },
    /**
     * Stores nothing until the lease is extended again, because changes may be missed. Cached responses are sent until
     * the lease ends.
     */
    disable(): void {
      isEnabled = false
    },
    isEnabled: () => isEnabled,
    metrics: () => ({ responses: entries.size, bytes: entries.calculatedSize, hits, misses }),
  }
}

interface Rendered<T> {
  fresh: T
  /** The form to cache; null if the response must not be cached. */
  cached: CachedResponse | null
}

/**
 * Callers that need the same response share one run, unless something has changed since it began.
 * @param toCached converts the result into the form to cache
 */
export function createRenderOnce<T>(store: CacheStore, toCached: (fresh: T) => Promise<CachedResponse | null>) {
  const share = singleFlight<Rendered<T>>()

  async function render(address: string, make: () => Promise<T>): Promise<Rendered<T>> {
    const inFlight = store.begin()
    try {
      const fresh = await make()
      const cached = await toCached(fresh)
      if (cached) store.set(address, cached, inFlight)
      return { fresh, cached }
    } finally {
      store.end(inFlight)
    }
  }

  return (address: string, make: () => Promise<T>) =>
    share(`${store.generation()} ${address}`, () => render(address, make))
}
