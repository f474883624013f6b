import { beforeEach, expect, test, vi } from 'vitest'
import { NO_TEXT } from '../article-text.ts'
import type { UnsavedWork } from './unsaved-work.ts'
import { createWorkKeeper } from './work-keeper.ts'

const work = (title: string): UnsavedWork => ({ text: { ...NO_TEXT, title }, basedOn: null, at: 0 })
const titles = (spy: { mock: { calls: unknown[][] } }) =>
  spy.mock.calls.map(([kept]) => (kept as UnsavedWork).text.title)

function keeper(isOpen = true) {
  const told: string[] = []
  const parts = {
    keep: vi.fn((_work: UnsavedWork) => true),
    forget: vi.fn(),
    find: vi.fn(async (): Promise<string | null> => null),
    send: vi.fn(async (): Promise<string | null> => 'then'),
    drop: vi.fn(async () => {}),
    stateOf: () => ({ kind: 'offline' as const, isOnDevice: true }),
    onState: (state: { kind: string }) => void told.push(state.kind),
  }
  const made = createWorkKeeper(parts)
  if (isOpen) made.open()
  return { ...made, ...parts, dropWork: made.drop, told }
}

beforeEach(() => {
  vi.useFakeTimers()
})

test('the browser has it almost at once, the server when the hands rest', async () => {
  const { note, keep, send, told } = keeper()
  for (const title of ['a', 'ab', 'abc']) {
    note(work(title))
    await vi.advanceTimersByTimeAsync(400)
  }
  expect(titles(keep)).toEqual(['a', 'ab', 'abc'])
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_500)
  expect(titles(send)).toEqual(['abc'])
  expect(told).toEqual(['saving', 'kept'])
})

test('one call at a time, the last text in the end', async () => {
  const { note, send } = keeper()
  let arrive = (_savedAt: string | null) => {}
  send.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  note(work('a'))
  await vi.advanceTimersByTimeAsync(1_500)
  note(work('ab'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(titles(send)).toEqual(['a'])
  arrive('then')
  await vi.advanceTimersByTimeAsync(1_500)
  expect(titles(send)).toEqual(['a', 'ab'])
})

test('what did not arrive is tried again', async () => {
  const { note, send, retry, told } = keeper()
  send.mockRejectedValueOnce(new Error('away'))
  note(work('a'))
  await vi.advanceTimersByTimeAsync(1_500)
  retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(titles(send)).toEqual(['a', 'a'])
  expect(told).toEqual(['saving', 'offline', 'saving', 'kept'])
})

test('the server is not written to before it has said what it holds', async () => {
  const { note, find, send, keep, told } = keeper(false)
  find.mockRejectedValue(new Error('away'))
  note(work('a'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(titles(keep)).toEqual(['a'])
  expect(send).not.toHaveBeenCalled()
  expect(told).toEqual(['saving', 'offline'])
  find.mockResolvedValue('yesterday')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(titles(send)).toEqual(['a'])
})

test('nobody has to rest: both have it while somebody types on and on', async () => {
  const { note, keep, send } = keeper()
  for (let letters = 1; letters <= 110; letters += 1) {
    note(work('a'.repeat(letters)))
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(keep).toHaveBeenCalledTimes(11)
  expect(send).toHaveBeenCalledOnce()
})

test('what is kept says which copy of the server it follows', async () => {
  const { note, keep } = keeper()
  note(work('a'))
  await vi.advanceTimersByTimeAsync(1_500)
  note(work('ab'))
  await vi.advanceTimersByTimeAsync(300)
  expect(keep.mock.calls.map(([kept]) => kept)).toMatchObject([{ follows: null }, { follows: 'then' }])
})

test('what is kept while an earlier state travels follows that one once it has arrived', async () => {
  const { note, keep, send } = keeper()
  let arrive = (_savedAt: string | null) => {}
  send.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  note(work('a'))
  await vi.advanceTimersByTimeAsync(1_500)
  note(work('ab'))
  await vi.advanceTimersByTimeAsync(300)
  arrive('then')
  await vi.advanceTimersByTimeAsync(0)
  expect(keep.mock.lastCall).toMatchObject([{ text: { title: 'ab' }, follows: 'then' }])
})

test('what the browser holds is never older than what the server gets', async () => {
  const { note, keep, send, sendNow } = keeper()
  note(work('a'))
  await vi.advanceTimersByTimeAsync(300)
  note(work('ab'))
  send.mockResolvedValueOnce('then')
  await sendNow()
  expect(titles(keep)).toEqual(['a', 'ab'])
  expect(keep.mock.lastCall).toMatchObject([{ text: { title: 'ab' }, follows: null }])
})

test('what has left the desk is not kept anew by a late answer', async () => {
  const { note, keep, send, close } = keeper()
  let arrive = (_savedAt: string | null) => {}
  send.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  note(work('a'))
  await vi.advanceTimersByTimeAsync(1_500)
  note(work('ab'))
  close()
  arrive('then')
  await vi.advanceTimersByTimeAsync(0)
  expect(titles(keep)).toEqual(['a', 'ab'])
})

test('a logout can wait until everything is sent', async () => {
  const { note, send, sendNow } = keeper()
  note(work('a'))
  expect(await sendNow()).toBe(true)
  send.mockRejectedValueOnce(new Error('away'))
  note(work('ab'))
  expect(await sendNow()).toBe(false)
  expect(titles(send)).toEqual(['a', 'ab'])
})

test('a saved article leaves nothing behind, also of a call underway', async () => {
  const { note, send, drop, forget, dropWork } = keeper()
  let arrive = (_savedAt: string | null) => {}
  send.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  note(work('a'))
  await vi.advanceTimersByTimeAsync(1_500)
  note(work('ab'))
  const dropped = dropWork()
  expect(drop).not.toHaveBeenCalled()
  arrive('then')
  await dropped
  await vi.advanceTimersByTimeAsync(20_000)
  expect(titles(send)).toEqual(['a'])
  expect(forget).toHaveBeenCalledOnce()
  expect(drop).toHaveBeenCalledExactlyOnceWith('then')
})

test('what was found on the server is dropped as well when that was asked for before it was found', async () => {
  const { find, drop, open, dropWork } = keeper(false)
  let answer = (_savedAt: string | null) => {}
  find.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  open()
  const dropped = dropWork()
  await vi.advanceTimersByTimeAsync(0)
  expect(drop).not.toHaveBeenCalled()
  answer('yesterday')
  await dropped
  expect(drop).toHaveBeenCalledExactlyOnceWith('yesterday')
})

test('what is written while earlier work is being dropped can be dropped too', async () => {
  const { note, send, drop, dropWork } = keeper()
  note(work('a'))
  await vi.advanceTimersByTimeAsync(1_500)
  let arrive = () => {}
  drop.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  const dropped = dropWork()
  await vi.advanceTimersByTimeAsync(0)
  send.mockResolvedValueOnce('now')
  note(work('b'))
  await vi.advanceTimersByTimeAsync(1_500)
  arrive()
  await dropped
  await dropWork()
  expect(drop.mock.calls).toEqual([['then'], ['now']])
})

test('leaving keeps the last letters', async () => {
  const { note, keep, send, close } = keeper()
  note(work('last'))
  close()
  await vi.advanceTimersByTimeAsync(0)
  expect(titles(keep)).toEqual(['last'])
  expect(titles(send)).toEqual(['last'])
})
