import { expect, test } from 'vitest'
import { nextInQueue } from './next-waiting.tsx'

test.each([
  ['still waiting itself', 2, [1, 2, 3], [1, 2, 3], 3],
  ['answered', 2, [1, 3], [1, 2, 3], 3],
  ['the next one answered meanwhile', 2, [1, 4], [1, 2, 3, 4], 4],
  ['the last one', 3, [1, 2], [1, 2, 3], 1],
  ['never in the queue', 9, [1, 2], [], 1],
  ['alone', 2, [2], [2], null],
  ['nothing waits', 2, [], [2], null],
] as const)('%s', (_, id, queue, before, next) => {
  expect(nextInQueue(id, queue, before)).toBe(next)
})
