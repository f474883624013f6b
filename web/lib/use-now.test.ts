import { expect, test, vi } from 'vitest'
import { onTick, readClock } from './use-now.ts'

test('the clock ticks each minute, and says the same within a second', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T05:12:00Z') })
  const begun = readClock()
  vi.advanceTimersByTime(400)
  expect(readClock()).toBe(begun)
  const read: number[] = []
  const stop = onTick(() => read.push(readClock()))
  vi.advanceTimersByTime(120_000)
  stop()
  vi.advanceTimersByTime(120_000)
  expect(read).toEqual([begun + 60_400, begun + 120_400])
  vi.useRealTimers()
})
