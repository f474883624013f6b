import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { giveWay } from './give-way.ts'

/** Keeps the event loop at work, as answers to many people do, until `isOver` says so. */
async function workUntil(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const until = performance.now() + 5
    while (performance.now() < until);
    await turn()
  }
}

async function timeOf(run: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await run()
  return performance.now() - began
}

test('waits while others are served, and goes on when they have been', async () => {
  const end = performance.now() + 300
  const served = workUntil(() => performance.now() > end)
  const waited = await timeOf(giveWay)
  await served
  expect(waited).toBeGreaterThan(250)
})

test('goes on after a second, however busy it stays', async () => {
  let isDone = false
  const served = workUntil(() => isDone)
  const waited = await timeOf(giveWay)
  isDone = true
  await served
  expect(waited).toBeGreaterThan(1000)
})
