import { LRUCache } from 'lru-cache'
import { singleFlight } from '../../infra/single-flight.ts'
import { type CacheTag, EVERYTHING, SITE_SETTINGS, VIEWS } from './cache-tags.ts'
import type { CachedResponse } from './cached-response.ts'

/** Enough for some thousands of pages; an address that nobody requests any more makes room first. */
const MAX_BYTES = 64 * 1024 * 1024
/** What an entry takes besides its bytes: headers, its places in the index. */
const ENTRY_BYTES = 4096
const TAG_BYTES = 100
/** Views are written every two seconds: with this, a view is shown within ten. */
const VIEWS_MAX_AGE_MS = 8000

interface Entry {
  response: CachedResponse
  expiresAt: number
}

/** A response that is being made, from before its first read. */
export interface InFlight {
  startedAt: number
  changed: Set<CacheTag>
}

export interface CacheStore {
  get(address: string): CachedResponse | undefined
  has(address: string): boolean
  /** Once for each request that the cache could answer: `get` may be called twice for one. */
  recordLookup(isHit: boolean): void
  /** Increases with every invalidation: responses whose making began in the same generation are the same. */
  generation(): number
  /** Call before the first read, and `end` after the last. */
  begin(): InFlight
  /** Does nothing if something that the response shows has changed since `begin`. */
  set(address: string, response: CachedResponse, inFlight: InFlight): void
  end(inFlight: InFlight): void
  invalidate(tags: readonly CacheTag[]): void
  clear(): void
  /** Cached responses may be sent for this long, and new ones stored. */
  extendLease(milliseconds: number): void
  /** Stores nothing more until the next lease: changes may be missed. */
  disable(): void
  isEnabled(): boolean
  metrics(): { answers: number; bytes: number; hits: number; misses: number }
}

/** Which addresses show what, so that a change costs no look at all the others. */
function createTagIndex() {
  const addresses = new Map<CacheTag, Set<string>>()
  return {
    add(address: string, tags: Iterable<CacheTag>): void {
      for (const tag of tags) {
        const tagged = addresses.get(tag)
        if (tagged) tagged.add(address)
        else addresses.set(tag, new Set([address]))
      }
    },
    remove(address: string, tags: Iterable<CacheTag>): void {
      for (const tag of tags) {
        const tagged = addresses.get(tag)
        tagged?.delete(address)
        if (tagged?.size === 0) addresses.delete(tag)
      }
    },
    /** A copy: deleting an entry changes the index. */
    addressesWith: (tag: CacheTag) => [...(addresses.get(tag) ?? [])],
  }
}

/** Responses in memory, found by address and invalidated by tag. */
export function createCacheStore(maxBytes = MAX_BYTES): CacheStore {
  const index = createTagIndex()
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }) => response.size + ENTRY_BYTES + response.tags.size * TAG_BYTES,
    dispose: ({ response }, address) => index.remove(address, response.tags),
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
    get(address) {
      const now = performance.now()
      const entry = now < leaseEndsAt ? entries.get(address) : undefined
      return entry && now < entry.expiresAt ? entry.response : undefined
    },
    has(address) {
      const entry = entries.peek(address)
      return entry !== undefined && performance.now() < entry.expiresAt
    },
    recordLookup(isHit) {
      if (isHit) hits += 1
      else misses += 1
    },
    generation: () => generation,
    begin() {
      const begun = { startedAt: performance.now(), changed: new Set<CacheTag>() }
      inFlight.add(begun)
      return begun
    },
    set(address, response, { startedAt, changed }) {
      if (!isEnabled || changed.has(EVERYTHING) || [...changed].some((tag) => response.tags.has(tag))) return
      const expiresAt = response.tags.has(VIEWS) ? startedAt + VIEWS_MAX_AGE_MS : Number.POSITIVE_INFINITY
      entries.set(address, { response, expiresAt })
      // A response larger than the whole cache is not stored.
      if (entries.has(address)) index.add(address, response.tags)
    },
    end: (ended) => inFlight.delete(ended),
    invalidate(tags) {
      if (tags.includes(EVERYTHING) || tags.includes(SITE_SETTINGS)) return clear()
      generation += 1
      for (const tag of tags) {
        for (const { changed } of inFlight) changed.add(tag)
        for (const address of index.addressesWith(tag)) entries.delete(address)
      }
    },
    clear,
    extendLease(milliseconds) {
      isEnabled = true
      leaseEndsAt = performance.now() + milliseconds
    },
    disable() {
      isEnabled = false
    },
    isEnabled: () => isEnabled,
    metrics: () => ({ answers: entries.size, bytes: entries.calculatedSize, hits, misses }),
  }
}

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
