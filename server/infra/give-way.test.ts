import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { giveWay } from './give-way.ts'

/** Keeps the event loop at work, as answers to many people do, until it is told to end. */
function work(): { end(): Promise<void> } {
  let isOver = false
  const ended = (async () => {
    while (!isOver) {
      const until = performance.now() + 5
      while (performance.now() < until);
      await turn()
    }
  })()
  return {
    end: () => {
      isOver = true
      return ended
    },
  }
}

test('waits while others are served, and goes on when they have been', async () => {
  const served = work()
  let hasGoneOn = false
  const waiting = giveWay().then(() => {
    hasGoneOn = true
  })
  const looks = performance.now() + 300
  while (performance.now() < looks) await turn()
  expect(hasGoneOn).toBe(false)
  await served.end()
  await waiting
})

test('goes on at last, however busy it stays', async () => {
  const served = work()
  await giveWay()
  await served.end()
})
