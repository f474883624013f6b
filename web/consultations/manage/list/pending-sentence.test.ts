import { expect, test } from 'vitest'
import { describePending } from './pending-sentence.ts'

test.each([
  [0, 'No request is pending.'],
  [1, 'One request is pending.'],
  [3, 'Three requests are pending.'],
  [10, 'Ten requests are pending.'],
  [11, '11 requests are pending.'],
  [123456, '1,23,456 requests are pending.'],
] as const)('%i pending', (pending, sentence) => {
  expect(describePending(pending)).toBe(sentence)
})
