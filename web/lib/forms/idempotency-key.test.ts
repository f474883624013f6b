import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearIdempotencyKey, withIdempotencyKey } from './idempotency-key.ts'

function storage(): Storage {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as Storage
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: storage(), sessionStorage: storage() })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const createKey = (text: string, userId = 7) => withIdempotencyKey('reply:1', text, userId).headers['idempotency-key']

test('a text keeps its key until the server has stored it, and another text gets another key', () => {
  const first = createKey('Begin with dal.')
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  expect(createKey('Begin with dal.')).toBe(first)
  expect(createKey('Begin with dal.', 8)).not.toBe(first)
  clearIdempotencyKey('reply:1', 7)
  const second = createKey('Begin with dal.')
  expect(second).not.toBe(first)
  expect(createKey('Begin with roti.')).not.toBe(second)
})
