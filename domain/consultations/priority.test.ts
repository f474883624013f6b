import { expect, test } from 'vitest'
import { derivePriority } from './priority.ts'

test.each([
  ['This is URGENT, please', null, 'high'],
  ['an emergency at home', '', 'high'],
  ['Can you help me', 'Diabetes', 'high'],
  ['reply ASAP', null, 'high'],
  ['I need this immediately', null, 'high'],
  ['I like helpful people', null, 'high'],
  ['A question about lunch', 'Diabetes', 'medium'],
  ['A question about lunch', '   ', 'low'],
  ['A question about lunch', null, 'low'],
  ['A question about lunch', undefined, 'low'],
] as const)('%j with concern %j is %s', (message, concern, priority) => {
  expect(derivePriority(message, concern)).toBe(priority)
})
