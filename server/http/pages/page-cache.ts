import { LRUCache } from 'lru-cache'
import type { Topic } from '../bind.ts'

/** Bytes as they are sent, with all headers that belong to them. */
export interface SendableBody {
  headers: Record<string, string>
  bytes: Buffer
}

/** A rendered page, ready to be sent: compressed once, in each form that browsers take. */
export interface KeptPage {
  etag: string
  plain: SendableBody
  brotli: SendableBody
  gzip: SendableBody
  /** Without a body, for a browser that has the page already. */
  unchanged: { headers: Record<string, string> }
  topics: ReadonlySet<Topic>
}

export interface PageCache {
  get(address: string): KeptPage | undefined
  /** Call before rendering; the page is kept only if nothing it shows has changed meanwhile. */
  begin(): number
  keep(address: string, page: KeptPage, begun: number): void
  drop(topics: readonly Topic[]): void
  clear(): void
}

/** Enough for some thousands of pages; an address nobody asks for any more makes room first. */
const MAX_BYTES = 64 * 1024 * 1024

export function createPageCache(): PageCache {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: (page) => page.plain.bytes.length + page.brotli.bytes.length + page.gzip.bytes.length + 4096,
  })
  const changedAt = new Map<Topic, number>()
  let clock = 0
  let clearedAt = 0

  return {
    get: (address) => pages.get(address),
    begin: () => clock,
    keep(address, page, begun) {
      const isStale = begun < clearedAt || [...page.topics].some((topic) => (changedAt.get(topic) ?? 0) > begun)
      if (!isStale) pages.set(address, page)
    },
    drop(topics) {
      clock += 1
      for (const topic of topics) changedAt.set(topic, clock)
      for (const [address, page] of pages.entries()) {
        if (topics.some((topic) => page.topics.has(topic))) pages.delete(address)
      }
    },
    clear() {
      clock += 1
      clearedAt = clock
      pages.clear()
    },
  }
}
