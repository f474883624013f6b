import { setImmediate as turn } from 'node:timers/promises'

/** Milliseconds for which others may be kept waiting. */
const LONGEST = 15

/** Lets others have their turn, once one has worked for a while. */
export function createBreath(): () => Promise<void> | undefined {
  let begun = performance.now()
  return () => {
    if (performance.now() - begun < LONGEST) return undefined
    return turn().then(() => {
      begun = performance.now()
    })
  }
}
