import { beforeEach, expect, test, vi } from 'vitest'
import { dropKeptInput, forgetInput, keepInput, keptInput, resumeKeptInput, sweepKeptInput } from './kept-input.ts'

/** A browser's storage, as far as it is used: its keys are its own properties. */
function storage(): Storage {
  const methods = {
    getItem: (key: string) => area[key] ?? null,
    setItem: (key: string, value: string) => {
      area[key] = value
    },
    removeItem: (key: string) => {
      delete area[key]
    },
  }
  const area: Record<string, string> = Object.create(methods)
  return area as unknown as Storage
}

beforeEach(() => {
  vi.useRealTimers()
  vi.stubGlobal('window', { localStorage: storage(), sessionStorage: storage() })
})

test('text is offered back to its writer only', () => {
  keepInput('answer-1', 'Half a roti', 7)
  expect(keptInput('answer-1', 7)).toBe('Half a roti')
  expect(keptInput('answer-1', 8)).toBeNull()
  expect(keptInput('answer-2', 7)).toBeNull()
})

test('what a visitor typed is offered after the sign-in, and forgotten once sent', () => {
  keepInput('request-3', 'How much dal', null)
  expect(keptInput('request-3', 7)).toBe('How much dal')
  forgetInput('request-3', 7)
  expect(keptInput('request-3', 7)).toBeNull()
  expect(keptInput('request-3', null)).toBeNull()
})

test('emptied text is forgotten', () => {
  keepInput('answer-1', 'x', 7)
  keepInput('answer-1', '', 7)
  expect(keptInput('answer-1', 7)).toBeNull()
})

test('logout erases what this person left, and nothing of others', () => {
  keepInput('answer-1', 'mine', 7)
  keepInput('answer-1', 'yours', 70)
  dropKeptInput(7)
  expect(keptInput('answer-1', 7)).toBeNull()
  expect(keptInput('answer-1', 70)).toBe('yours')
})

test('after seven days text is gone', () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T00:00:00Z') })
  keepInput('answer-1', 'old', 7)
  vi.setSystemTime(new Date('2026-11-08T00:00:01Z'))
  expect(keptInput('answer-1', 7)).toBeNull()
  keepInput('answer-2', 'new', 7)
  vi.setSystemTime(new Date('2026-11-16T00:00:00Z'))
  sweepKeptInput()
  expect(Object.keys(window.localStorage)).toEqual([])
})

test('what a logout has erased is not written back by what is still open', () => {
  keepInput('answer-1', 'Half a roti', 7)
  dropKeptInput(7)
  expect(keepInput('answer-1', 'Half a roti', 7)).toBe(false)
  expect(keptInput('answer-1', 7)).toBeNull()
  expect(keepInput('answer-1', 'A whole one', 8)).toBe(true)
  resumeKeptInput(7)
  expect(keepInput('answer-1', 'Half a roti', 7)).toBe(true)
})
