import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_TEXT } from '../article-text.ts'
import { createAutosave } from './autosave.ts'
import type { UnsavedDraft } from './unsaved-draft.ts'

const draft = (title: string): UnsavedDraft => ({ text: { ...NO_TEXT, title }, basedOn: null, at: 0 })
const titles = (spy: { mock: { calls: unknown[][] } }) =>
  spy.mock.calls.map(([draft]) => (draft as UnsavedDraft).text.title)

function setUp(isOpen = true) {
  const states: string[] = []
  const parts = {
    store: vi.fn((_draft: UnsavedDraft) => true),
    remove: vi.fn(),
    find: vi.fn(async (): Promise<string | null> => null),
    send: vi.fn(async (): Promise<string | null> => 'then'),
    drop: vi.fn(async () => {}),
    toState: () => ({ kind: 'offline' as const, isOnDevice: true }),
    onState: (state: { kind: string }) => void states.push(state.kind),
  }
  const made = createAutosave(parts)
  if (isOpen) made.open()
  return { ...made, ...parts, dropDraft: made.drop, states }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('stores in the browser after a short pause and on the server after a longer one', async () => {
  const { update, store, send, states } = setUp()
  for (const title of ['a', 'ab', 'abc']) {
    update(draft(title))
    await vi.advanceTimersByTimeAsync(400)
  }
  expect(titles(store)).toEqual(['a', 'ab', 'abc'])
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_500)
  expect(titles(send)).toEqual(['abc'])
  expect(states).toEqual(['saving', 'saved'])
})

test('sends one request at a time, and the latest text last', async () => {
  const { update, send } = setUp()
  let arrive = (_savedAt: string | null) => {}
  send.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  update(draft('a'))
  await vi.advanceTimersByTimeAsync(1_500)
  update(draft('ab'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(titles(send)).toEqual(['a'])
  arrive('then')
  await vi.advanceTimersByTimeAsync(1_500)
  expect(titles(send)).toEqual(['a', 'ab'])
})

test('sends a failed draft again', async () => {
  const { update, send, retry, states } = setUp()
  send.mockRejectedValueOnce(new Error('away'))
  update(draft('a'))
  await vi.advanceTimersByTimeAsync(1_500)
  retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(titles(send)).toEqual(['a', 'a'])
  expect(states).toEqual(['saving', 'offline', 'saving', 'saved'])
})

test('sends nothing before it has looked up the working copy', async () => {
  const { update, find, send, store, states } = setUp(false)
  find.mockRejectedValue(new Error('away'))
  update(draft('a'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(titles(store)).toEqual(['a'])
  expect(send).not.toHaveBeenCalled()
  expect(states).toEqual(['saving', 'offline'])
  find.mockResolvedValue('yesterday')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(titles(send)).toEqual(['a'])
})

test('also stores and sends while typing never pauses', async () => {
  const { update, store, send } = setUp()
  for (let letters = 1; letters <= 110; letters += 1) {
    update(draft('a'.repeat(letters)))
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(store).toHaveBeenCalledTimes(11)
  expect(send).toHaveBeenCalledOnce()
})

test('a stored draft names the working copy it follows', async () => {
  const { update, store } = setUp()
  update(draft('a'))
  await vi.advanceTimersByTimeAsync(1_500)
  update(draft('ab'))
  await vi.advanceTimersByTimeAsync(300)
  expect(store.mock.calls.map(([stored]) => stored)).toMatchObject([{ follows: null }, { follows: 'then' }])
})

test('a draft stored during a request follows the working copy of that request', async () => {
  const { update, store, send } = setUp()
  let arrive = (_savedAt: string | null) => {}
  send.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  update(draft('a'))
  await vi.advanceTimersByTimeAsync(1_500)
  update(draft('ab'))
  await vi.advanceTimersByTimeAsync(300)
  arrive('then')
  await vi.advanceTimersByTimeAsync(0)
  expect(store.mock.lastCall).toMatchObject([{ text: { title: 'ab' }, follows: 'then' }])
})

test('the stored draft is never older than the sent one', async () => {
  const { update, store, send, flush } = setUp()
  update(draft('a'))
  await vi.advanceTimersByTimeAsync(300)
  update(draft('ab'))
  send.mockResolvedValueOnce('then')
  await flush()
  expect(titles(store)).toEqual(['a', 'ab'])
  expect(store.mock.lastCall).toMatchObject([{ text: { title: 'ab' }, follows: null }])
})

test('a late response does not store a draft after the screen has closed', async () => {
  const { update, store, send, close } = setUp()
  let arrive = (_savedAt: string | null) => {}
  send.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  update(draft('a'))
  await vi.advanceTimersByTimeAsync(1_500)
  update(draft('ab'))
  close()
  arrive('then')
  await vi.advanceTimersByTimeAsync(0)
  expect(titles(store)).toEqual(['a', 'ab'])
})

test('flush resolves to whether everything was sent', async () => {
  const { update, send, flush } = setUp()
  update(draft('a'))
  expect(await flush()).toBe(true)
  send.mockRejectedValueOnce(new Error('away'))
  update(draft('ab'))
  expect(await flush()).toBe(false)
  expect(titles(send)).toEqual(['a', 'ab'])
})

test('a saved article leaves no draft behind, even with a request pending', async () => {
  const { update, send, drop, remove, dropDraft } = setUp()
  let arrive = (_savedAt: string | null) => {}
  send.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  update(draft('a'))
  await vi.advanceTimersByTimeAsync(1_500)
  update(draft('ab'))
  const dropped = dropDraft()
  expect(drop).not.toHaveBeenCalled()
  arrive('then')
  await dropped
  await vi.advanceTimersByTimeAsync(20_000)
  expect(titles(send)).toEqual(['a'])
  expect(remove).toHaveBeenCalledOnce()
  expect(drop).toHaveBeenCalledExactlyOnceWith('then')
})

test('dropping before the look-up has finished also drops the working copy it finds', async () => {
  const { find, drop, open, dropDraft } = setUp(false)
  let response = (_savedAt: string | null) => {}
  find.mockImplementationOnce(() => new Promise((resolve) => (response = resolve)))
  open()
  const dropped = dropDraft()
  await vi.advanceTimersByTimeAsync(0)
  expect(drop).not.toHaveBeenCalled()
  response('yesterday')
  await dropped
  expect(drop).toHaveBeenCalledExactlyOnceWith('yesterday')
})

test('a draft typed while an earlier one is dropped can be dropped too', async () => {
  const { update, send, drop, dropDraft } = setUp()
  update(draft('a'))
  await vi.advanceTimersByTimeAsync(1_500)
  let arrive = () => {}
  drop.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  const dropped = dropDraft()
  await vi.advanceTimersByTimeAsync(0)
  send.mockResolvedValueOnce('now')
  update(draft('b'))
  await vi.advanceTimersByTimeAsync(1_500)
  arrive()
  await dropped
  await dropDraft()
  expect(drop.mock.calls).toEqual([['then'], ['now']])
})

test('closing stores and sends the last draft', async () => {
  const { update, store, send, close } = setUp()
  update(draft('last'))
  close()
  await vi.advanceTimersByTimeAsync(0)
  expect(titles(store)).toEqual(['last'])
  expect(titles(send)).toEqual(['last'])
})

test('a closed editor does not send again what failed, which could overwrite a newer text', async () => {
  const { update, store, send, close } = setUp()
  update(draft('last'))
  send.mockRejectedValueOnce(new Error('away'))
  close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(titles(store)).toEqual(['last'])
  expect(titles(send)).toEqual(['last'])
})
