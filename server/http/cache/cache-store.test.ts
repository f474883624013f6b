import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCacheStore } from './cache-store.ts'
import type { CachedResponse } from './cached-response.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function response(tags: string[], size = 1000): CachedResponse {
  return {
    etag: '"x"',
    brotli: { headers: [], bytes: Buffer.alloc(0) },
    headers: [],
    tags: new Set(tags),
    size,
    onRead: undefined,
  }
}

function newStore(megabytes = 64) {
  const store = createCacheStore(megabytes)
  store.extendLease(3_600_000)
  const add = (address: string, tags: string[], size?: number) => {
    const inFlight = store.begin()
    store.set(address, response(tags, size), inFlight)
    store.end(inFlight)
  }
  return { store, add }
}

test('a change invalidates the entries that show it and nothing else', () => {
  const { store, add } = newStore()
  add('/blogs', ['blogs', 'blog:1', 'blog:2'])
  add('/blogs/1', ['blog:1', 'blog:2'])
  add('/blogs/2', ['blog:2'])
  store.invalidate(['blog:1'])
  expect(['/blogs', '/blogs/1', '/blogs/2'].map(store.has)).toEqual([false, false, true])
  store.invalidate(['site'])
  expect(store.has('/blogs/2')).toBe(false)
})

test('a response is not stored when its data has changed while it was made', () => {
  const { store } = newStore()
  const [early, late] = [store.begin(), store.begin()]
  store.invalidate(['blog:1'])
  store.set('/blogs/1', response(['blog:1']), early)
  store.set('/blogs/2', response(['blog:2']), late)
  expect([store.has('/blogs/1'), store.has('/blogs/2')]).toEqual([false, true])
})

test('memory and index stay bounded, however many addresses are requested', () => {
  const { store, add } = newStore(10)
  add('/busy', ['blog:1'])
  for (let number = 0; number < 100_000; number += 1) {
    add(`/blogs?page=${number}`, ['blogs', `blog:${number}`])
    store.get('/busy')
  }
  expect(store.metrics().bytes).toBeLessThanOrEqual(10 * 1024 * 1024)
  expect(store.metrics().responses).toBeGreaterThan(1000)
  expect(store.has('/busy')).toBe(true)
  add('/huge', ['blogs'], 20_000_000)
  expect(store.has('/huge')).toBe(false)
  store.invalidate(['blogs'])
  expect(store.metrics().responses).toBe(1)
})

test('64 MB hold 2,500 articles of 1,000 words', () => {
  const { store, add } = newStore(64)
  const tags = ['blogs', 'site', 'views', 'dietitian:1', ...Array.from({ length: 9 }, (_, number) => `blog:${number}`)]
  for (let number = 0; number < 2500; number += 1) add(`/blogs/${number}`, tags, 16_000)
  expect(store.metrics().responses).toBe(2500)
})

test('an entry that shows views expires eight seconds after its rendering began, all others stay', () => {
  const { store, add } = newStore()
  const inFlight = store.begin()
  vi.advanceTimersByTime(1000)
  store.set('/blogs/1', response(['blog:1', 'views']), inFlight)
  add('/faq', ['site'])
  vi.advanceTimersByTime(6999)
  expect(store.get('/blogs/1')).toBeDefined()
  vi.advanceTimersByTime(1)
  expect([store.get('/blogs/1'), store.has('/blogs/1')]).toEqual([undefined, false])
  expect(store.get('/faq')).toBeDefined()
  add('/blogs/1', ['blog:1', 'views'])
  expect(store.get('/blogs/1')).toBeDefined()
  store.invalidate(['blog:1'])
  expect(store.get('/blogs/1')).toBeUndefined()
})

test('nothing is stored while changes may be missed, and stored entries are sent until the lease ends', () => {
  const { store, add } = newStore()
  add('/blogs/1', ['blog:1'])
  store.extendLease(25_000)
  store.disable()
  add('/blogs/2', ['blog:2'])
  expect([store.has('/blogs/2'), store.isEnabled()]).toEqual([false, false])
  vi.advanceTimersByTime(24_999)
  expect(store.get('/blogs/1')).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(store.get('/blogs/1')).toBeUndefined()
  store.extendLease(25_000)
  expect(store.get('/blogs/1')).toBeDefined()
})
