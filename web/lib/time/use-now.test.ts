import { expect, test, vi } from 'vitest'
import { onTick, readClock } from './use-now.ts'

test('the clock ticks each minute, and returns the same time within a second', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T05:12:00Z') })
  const start = readClock()
  vi.advanceTimersByTime(400)
  expect(readClock()).toBe(start)
  const read: number[] = []
  const stop = onTick(() => read.push(readClock()))
  vi.advanceTimersByTime(120_000)
  stop()
  vi.advanceTimersByTime(120_000)
  expect(read).toEqual([start + 60_400, start + 120_400])
  vi.useRealTimers()
})
