import { expect, test } from 'vitest'
import { describeWaiting } from './waiting-sentence.ts'

test.each([
  [0, 'No request waits for an answer.'],
  [1, 'One request waits for an answer.'],
  [3, 'Three requests wait for an answer.'],
  [10, 'Ten requests wait for an answer.'],
  [11, '11 requests wait for an answer.'],
  [123456, '1,23,456 requests wait for an answer.'],
] as const)('%i waiting', (waiting, sentence) => {
  expect(describeWaiting(waiting)).toBe(sentence)
})
