import { expect, test } from 'vitest'
import { TooManyWaiting } from '../in-parallel.ts'
import { inTurn } from './in-turn.ts'

test('one after the other, also after one that failed', async () => {
  const seen: string[] = []
  const first = inTurn(async () => {
    seen.push('first begins')
    await Promise.resolve()
    seen.push('first ends')
    throw new Error('broken')
  }, 1000)
  const second = inTurn(async () => seen.push('second'), 1000)
  await expect(first).rejects.toThrow('broken')
  await second
  expect(seen).toEqual(['first begins', 'first ends', 'second'])
})

test('what takes too long is refused, and the next one begins when it has really ended', async () => {
  const slow = Promise.withResolvers<void>()
  const seen: string[] = []
  const first = inTurn(() => slow.promise, 10)
  const second = inTurn(async () => seen.push('second'), 1000)
  await expect(first).rejects.toThrow('not done in 10 ms')
  expect(seen).toEqual([])
  slow.resolve()
  await second
  expect(seen).toEqual(['second'])
})

test('a queue that is full takes nobody more, and again once it has moved on', async () => {
  const slow = Promise.withResolvers<void>()
  const first = inTurn(() => slow.promise, 10_000)
  await Promise.resolve()
  const waiting = Array.from({ length: 24 }, () => inTurn(async () => 'done', 1000))
  await expect(inTurn(async () => 'never', 1000)).rejects.toThrow(TooManyWaiting)
  slow.resolve()
  await first
  expect(await Promise.all(waiting)).toHaveLength(24)
  expect(await inTurn(async () => 'done', 1000)).toBe('done')
})
