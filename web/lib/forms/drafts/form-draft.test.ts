import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  clearFormDraft,
  clearUserDrafts,
  onFormDraftChange,
  readFormDraft,
  removeStaleDrafts,
  resumeDrafts,
  saveFormDraft,
} from './form-draft.ts'

/** A minimal browser storage whose keys are its own properties. */
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
  vi.stubGlobal('window', { localStorage: storage(), sessionStorage: storage() })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('text is offered only to the user who wrote it', () => {
  saveFormDraft('answer-1', 'Half a roti', 7)
  expect(readFormDraft('answer-1', 7)).toBe('Half a roti')
  expect(readFormDraft('answer-1', 8)).toBeNull()
  expect(readFormDraft('answer-2', 7)).toBeNull()
})

test('a visitor’s draft is recoverable after the sign-in, and cleared once sent', () => {
  saveFormDraft('request-3', 'How much dal', null)
  expect(readFormDraft('request-3', 7)).toBe('How much dal')
  clearFormDraft('request-3', 7)
  expect(readFormDraft('request-3', 7)).toBeNull()
  expect(readFormDraft('request-3', null)).toBeNull()
})

test('emptied text is removed', () => {
  saveFormDraft('answer-1', 'x', 7)
  saveFormDraft('answer-1', '', 7)
  expect(readFormDraft('answer-1', 7)).toBeNull()
})

test('logout erases this user’s drafts and no others', () => {
  saveFormDraft('answer-1', 'mine', 7)
  saveFormDraft('answer-1', 'yours', 70)
  clearUserDrafts(7)
  expect(readFormDraft('answer-1', 7)).toBeNull()
  expect(readFormDraft('answer-1', 70)).toBe('yours')
})

test('text is removed after seven days', () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T00:00:00Z') })
  saveFormDraft('answer-1', 'old', 7)
  vi.setSystemTime(new Date('2026-11-08T00:00:01Z'))
  expect(readFormDraft('answer-1', 7)).toBeNull()
  saveFormDraft('answer-2', 'new', 7)
  vi.setSystemTime(new Date('2026-11-16T00:00:00Z'))
  removeStaleDrafts()
  expect(Object.keys(window.localStorage)).toEqual([])
})

test('drafts erased by a logout are not written back by open forms', () => {
  saveFormDraft('answer-1', 'Half a roti', 7)
  clearUserDrafts(7)
  expect(saveFormDraft('answer-1', 'Half a roti', 7)).toBe(false)
  expect(readFormDraft('answer-1', 7)).toBeNull()
  expect(saveFormDraft('answer-1', 'A whole one', 8)).toBe(true)
  resumeDrafts(7)
  expect(saveFormDraft('answer-1', 'Half a roti', 7)).toBe(true)
})

test('a change by another tab is reported with the previous text', () => {
  const tab = Object.assign(new EventTarget(), { localStorage: storage(), sessionStorage: storage() })
  vi.stubGlobal('window', tab)
  const reported: unknown[] = []
  const stop = onFormDraftChange('answer-1', 7, (...change) => reported.push(change))
  const stored = (text: string) => JSON.stringify({ text, at: Date.now() })
  const change = (key: string, newValue: string | null, oldValue: string | null) =>
    tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue, oldValue }))
  change('unsent:7:answer-1', stored('Half a roti'), null)
  change('unsent:7:answer-2', stored('A whole one'), null)
  change('unsent:8:answer-1', stored('A whole one'), null)
  change('unsent:7:answer-1', null, stored('Half a roti'))
  stop()
  change('unsent:7:answer-1', stored('Later'), null)
  expect(reported).toEqual([
    ['Half a roti', null],
    [null, 'Half a roti'],
  ])
})
