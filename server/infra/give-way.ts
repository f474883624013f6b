import { setTimeout as delay } from 'node:timers/promises'

const LOOK_MS = 25
/** Of the time between two looks, in which the event loop was at work: somebody waits for an answer. */
const BUSY_SHARE = 0.4
/** So long is what can wait held up at most: it goes on, however busy the process is. */
const AT_MOST_MS = 1000

/**
 * Lets those who wait for an answer go first: resolves when the process has time, and after a second at the latest.
 * For work in the background that nobody is looking at.
 */
export async function giveWay(): Promise<void> {
  const until = performance.now() + AT_MOST_MS
  let share: number
  do {
    const before = performance.eventLoopUtilization()
    await delay(LOOK_MS)
    share = performance.eventLoopUtilization(before).utilization
  } while (share > BUSY_SHARE && performance.now() < until)
}
