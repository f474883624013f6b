import { expect, test } from 'vitest'
import { describeWaiting } from './request-list.ts'

test.each([
  [0, 'No requests are waiting for a reply.'],
  [1, 'One request is waiting for a reply.'],
  [3, 'Three requests are waiting for a reply.'],
  [10, 'Ten requests are waiting for a reply.'],
  [11, '11 requests are waiting for a reply.'],
  [123456, '1,23,456 requests are waiting for a reply.'],
] as const)('%i waiting', (waiting, sentence) => {
  expect(describeWaiting(waiting)).toBe(sentence)
})
