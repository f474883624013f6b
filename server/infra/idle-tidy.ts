const LOOK_MS = 4000
/** Of the time between two looks, in which a process at rest does next to nothing. */
const BUSY_SHARE = 0.1
/** What has come since is worth a look through the whole heap. */
const WORTH_BYTES = 16 * 1024 * 1024

/**
 * Tidies the heap when a load is over: V8 does so only while something new is asked of it, and what a load has left
 * would stay for as long as nobody comes. Without `--expose-gc`, which the start command gives, it does nothing.
 */
export function tidyWhenIdle(lookMs = LOOK_MS): void {
  const { gc } = globalThis
  if (!gc) return
  let tidied = 0
  let before = performance.eventLoopUtilization()
  const timer = setInterval(async () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    const held = process.memoryUsage.rss()
    tidied = Math.min(tidied, held)
    if (utilization > BUSY_SHARE || held < tidied + WORTH_BYTES) return
    await gc({ type: 'major', execution: 'async', flavor: 'last-resort' })
    tidied = process.memoryUsage.rss()
  }, lookMs)
  timer.unref()
}
