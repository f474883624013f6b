/** Counts one. The milliseconds to wait where the limit is reached, 0 where it is not; known at once if it can be. */
export type MemoryLimit = (key: string) => number | Promise<number>

interface Window {
  left: number
  endsAt: number
}

const TIDY_MS = 60_000

/**
 * So many in each stretch of time, counted from the first of them. In this process and without a promise: an answer from
 * memory takes less time than one would.
 * @param seconds how long a stretch is
 */
export function createMemoryLimit(points: number, seconds: number): MemoryLimit {
  const windows = new Map<string, Window>()
  setInterval(() => {
    const now = performance.now()
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key)
  }, TIDY_MS).unref()

  return (key) => {
    const now = performance.now()
    const window = windows.get(key)
    if (!window || window.endsAt <= now) {
      windows.set(key, { left: points - 1, endsAt: now + seconds * 1000 })
      return 0
    }
    if (window.left === 0) return window.endsAt - now
    window.left -= 1
    return 0
  }
}
