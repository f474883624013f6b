import { useSyncExternalStore } from 'react'
import { MINUTE_MS } from '#domain/durations.ts'

const SECOND_MS = 1000

let now = Date.now()

/** The time is the same for everything rendered together. */
export function readClock(): number {
  const time = Date.now()
  if (Math.abs(time - now) >= SECOND_MS) now = time
  return now
}

export function onTick(tick: () => void): () => void {
  const timer = setInterval(tick, MINUTE_MS)
  return () => clearInterval(timer)
}

/**
 * The time in milliseconds, updated every minute; null on the server and in the first render, whose pages are cached.
 */
export function useNow(): number | null {
  return useSyncExternalStore(onTick, readClock, () => null)
}
