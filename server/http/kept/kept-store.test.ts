import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KeptAnswer } from './kept-answer.ts'
import { createKeptStore } from './kept-store.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function answer(keys: string[], size = 1000): KeptAnswer {
  const body = { headers: [], bytes: Buffer.alloc(0) }
  return {
    etag: '"x"',
    bodies: { br: body, gzip: body, identity: body },
    unchanged: [],
    keys: new Set(keys),
    size,
    onRead: undefined,
  }
}

function newStore(maxBytes?: number) {
  const store = createKeptStore(maxBytes)
  store.trust(3_600_000)
  const keep = (address: string, keys: string[], size?: number) => {
    const making = store.begin()
    store.keep(address, answer(keys, size), making)
    store.end(making)
  }
  return { store, keep }
}

test('a change drops what shows it and nothing else', () => {
  const { store, keep } = newStore()
  keep('/blogs', ['blogs', 'blog:1', 'blog:2'])
  keep('/blogs/1', ['blog:1', 'blog:2'])
  keep('/blogs/2', ['blog:2'])
  store.change(['blog:1'])
  expect(['/blogs', '/blogs/1', '/blogs/2'].map(store.has)).toEqual([false, false, true])
  store.change(['site'])
  expect(store.has('/blogs/2')).toBe(false)
})

test('what changed while it was made is not kept', () => {
  const { store } = newStore()
  const [early, late] = [store.begin(), store.begin()]
  store.change(['blog:1'])
  store.keep('/blogs/1', answer(['blog:1']), early)
  store.keep('/blogs/2', answer(['blog:2']), late)
  expect([store.has('/blogs/1'), store.has('/blogs/2')]).toEqual([false, true])
})

test('however many addresses are asked for, memory stays bounded and the index with it', () => {
  const { store, keep } = newStore(10_000_000)
  keep('/busy', ['blog:1'])
  for (let number = 0; number < 100_000; number += 1) {
    keep(`/blogs?page=${number}`, ['blogs', `blog:${number}`])
    store.get('/busy')
  }
  expect(store.figures().bytes).toBeLessThanOrEqual(10_000_000)
  expect(store.figures().answers).toBeGreaterThan(1000)
  expect(store.has('/busy')).toBe(true)
  keep('/huge', ['blogs'], 20_000_000)
  expect(store.has('/huge')).toBe(false)
  store.change(['blogs'])
  expect(store.figures().answers).toBe(1)
})

test('views make an answer anew at most once in ten seconds, and drop what nobody asks for', () => {
  const { store, keep } = newStore()
  const made: string[] = []
  store.onBehind((address) => {
    made.push(address)
    keep(address, ['blog:1', 'views:1'])
  })
  keep('/blogs/1', ['blog:1', 'views:1'])
  keep('/blogs?sort=views', ['blog:9', 'views:9', 'views'])
  keep('/blogs/2', ['blog:2', 'views:2'])
  // A viral hour: somebody asks, and somebody is counted, every half second.
  for (let second = 0; second < 60; second += 0.5) {
    store.get('/blogs/1')
    store.get('/blogs/2')
    store.change(['views:1'])
    expect(store.has('/blogs/1')).toBe(true)
    vi.advanceTimersByTime(500)
  }
  expect(made).toEqual(Array.from({ length: 7 }, () => '/blogs/1'))
  // Nobody has asked for the list that is ordered by views: it is not made, but not sent either.
  expect(store.has('/blogs?sort=views')).toBe(false)
  expect(store.has('/blogs/2')).toBe(true)
})

test('a view that was counted while an answer was made is in the next one', () => {
  const { store } = newStore()
  const behind = vi.fn()
  store.onBehind(behind)
  const making = store.begin()
  store.change(['views:1'])
  store.keep('/blogs/1', answer(['views:1']), making)
  store.get('/blogs/1')
  vi.advanceTimersByTime(7999)
  expect(behind).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(behind).toHaveBeenCalledWith('/blogs/1')
})

test('nothing is kept while changes cannot be heard, and what is kept is sent for a while', () => {
  const { store, keep } = newStore()
  keep('/blogs/1', ['blog:1'])
  store.trust(25_000)
  store.hold()
  keep('/blogs/2', ['blog:2'])
  expect([store.has('/blogs/2'), store.isKeeping()]).toEqual([false, false])
  vi.advanceTimersByTime(24_999)
  expect(store.get('/blogs/1')).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(store.get('/blogs/1')).toBeUndefined()
  store.trust(25_000)
  expect(store.get('/blogs/1')).toBeDefined()
})
