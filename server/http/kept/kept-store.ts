import { LRUCache } from 'lru-cache'
import { type ContentKey, EVERYTHING, isOfViews, SITE_SETTINGS, withAllConcerned } from './content-keys.ts'
import type { KeptAnswer } from './kept-answer.ts'
import { createKeyIndex } from './key-index.ts'

/** Enough for some thousands of pages; an address nobody asks for any more makes room first. */
const MAX_BYTES = 64 * 1024 * 1024
/** What an entry takes beside its bytes: headers, its places in the index. */
const ENTRY_BYTES = 4096
const KEY_BYTES = 100
/** Whatever shows views is made anew at most once in this time: with its making, a view is shown within ten seconds. */
const VIEWS_APART_MS = 8_000

interface Entry {
  answer: KeptAnswer
  /** When its making began: what was seen later is not in it. */
  begunAt: number
  hits: number
  wasAsked: boolean
  /** It shows fewer views than there are, and will be made anew. */
  isBehind: boolean
}

/** The making of an answer, from before its first reading. */
export interface Making {
  begunAt: number
  changed: Set<ContentKey>
}

export interface KeptStore {
  get(address: string): KeptAnswer | undefined
  /** Once for each request that has its answer, from memory or made for it: `get` may be asked twice for one. */
  countAnswer(isFromMemory: boolean): void
  has(address: string): boolean
  /** Moves on with every change: of two makings that began at the same time neither knows more. */
  clock(): number
  /** Call before the first reading, and `end` after the last. */
  begin(): Making
  /** Kept only if nothing that it shows has changed meanwhile. */
  keep(address: string, answer: KeptAnswer, making: Making): void
  end(making: Making): void
  /** Drops what shows this. */
  change(keys: readonly ContentKey[]): void
  clear(): void
  /** What is kept may be sent for this long: so old is what has been heard of changes at most. */
  trust(milliseconds: number): void
  /** Nothing more is kept until changes can be heard again. */
  hold(): void
  isKeeping(): boolean
  /** Told of an address whose views are behind and which is asked for. */
  onBehind(refresh: (address: string) => void): void
  /** The addresses asked for most, the busiest first, with how often; from then on hits count half. */
  busiest(limit: number): [address: string, hits: number][]
  figures(): { answers: number; bytes: number; hits: number; misses: number }
}

/** Answers in memory, found by address and dropped by what they show. */
export function createKeptStore(maxBytes = MAX_BYTES): KeptStore {
  const index = createKeyIndex()
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => answer.size + ENTRY_BYTES + answer.keys.size * KEY_BYTES,
    dispose: ({ answer }, address) => index.remove(address, answer.keys),
  })
  const underWay = new Set<Making>()
  let clock = 0
  let trustedUntil = 0
  let isHeld = true
  let hits = 0
  let misses = 0
  let refresh: (address: string) => void = (address) => entries.delete(address)

  function clear(): void {
    clock += 1
    for (const making of underWay) making.changed.add(EVERYTHING)
    entries.clear()
  }

  /** Nobody has asked for it since: the next one who does gets it fresh. */
  function catchUp(address: string, entry: Entry): void {
    if (entries.peek(address) !== entry) return
    if (entry.wasAsked) refresh(address)
    else entries.delete(address)
  }

  function fallBehind(address: string): void {
    const entry = entries.peek(address)
    if (!entry || entry.isBehind) return
    entry.isBehind = true
    const wait = Math.max(0, entry.begunAt + VIEWS_APART_MS - performance.now())
    setTimeout(catchUp, wait, address, entry).unref()
  }

  function changeOne(key: ContentKey): void {
    for (const making of underWay) making.changed.add(key)
    for (const address of index.addressesOf(key)) {
      if (isOfViews(key)) fallBehind(address)
      else entries.delete(address)
    }
  }

  function change(keys: readonly ContentKey[]): void {
    if (keys.includes(EVERYTHING) || keys.includes(SITE_SETTINGS)) clear()
    if (keys.some((key) => !isOfViews(key))) clock += 1
    for (const key of withAllConcerned(keys)) changeOne(key)
  }

  return {
    get(address) {
      const entry = performance.now() < trustedUntil ? entries.get(address) : undefined
      if (!entry) return undefined
      entry.hits += 1
      entry.wasAsked = true
      return entry.answer
    },
    countAnswer(isFromMemory) {
      if (isFromMemory) hits += 1
      else misses += 1
    },
    has: (address) => entries.has(address),
    clock: () => clock,
    begin() {
      const making = { begunAt: performance.now(), changed: new Set<ContentKey>() }
      underWay.add(making)
      return making
    },
    keep(address, answer, { begunAt, changed }) {
      const stale = [...changed].filter((key) => key === EVERYTHING || answer.keys.has(key))
      if (isHeld || stale.some((key) => !isOfViews(key))) return
      const before = entries.peek(address)
      entries.set(address, { answer, begunAt, hits: before?.hits ?? 0, wasAsked: false, isBehind: false })
      // An answer larger than all there is room for was not taken.
      if (!entries.has(address)) return
      index.add(address, answer.keys)
      if (stale.length > 0) fallBehind(address)
    },
    end: (making) => underWay.delete(making),
    change,
    clear,
    trust(milliseconds) {
      isHeld = false
      trustedUntil = performance.now() + milliseconds
    },
    hold() {
      isHeld = true
    },
    isKeeping: () => !isHeld,
    onBehind(wanted) {
      refresh = wanted
    },
    busiest(limit) {
      const all = [...entries.entries()].map(([address, { hits }]): [string, number] => [address, hits])
      for (const entry of entries.values()) entry.hits /= 2
      return all.sort(([, a], [, b]) => b - a).slice(0, limit)
    },
    figures: () => ({ answers: entries.size, bytes: entries.calculatedSize, hits, misses }),
  }
}
