import { expect, test } from 'vitest'
import { mayRemind } from './reminders.ts'

const NOW = new Date('2027-03-02T10:00:00Z')

test.each([
  [null, true],
  ['2027-03-01T10:00:00Z', true],
  ['2027-03-01T10:00:01Z', false],
  [new Date('2027-03-02T09:59:00Z'), false],
])('after a reminder at %s another one may go out: %j', (remindedAt, expected) => {
  expect(mayRemind(remindedAt, NOW)).toBe(expected)
})
