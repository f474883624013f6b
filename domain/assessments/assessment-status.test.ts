import { expect, test } from 'vitest'
import { ASSESSMENT_STATUSES } from './assessment-rules.ts'
import { canMarkAs, isOverdue, isUnanswered } from './assessment-status.ts'

test.each([
  [{ is_assigned: false, is_answered: false }, ['new', 'contacted', 'done']],
  [{ is_assigned: true, is_answered: false }, ['new', 'contacted', 'assigned', 'done']],
  [{ is_assigned: true, is_answered: true }, ['answered', 'done']],
  [{ is_assigned: false, is_answered: true }, ['answered', 'done']],
] as const)('%j may be marked as %j', (progress, allowed) => {
  expect(ASSESSMENT_STATUSES.filter((status) => canMarkAs(progress, status))).toEqual(allowed)
})

test('the sender of a new or assigned assessment waits for an answer', () => {
  expect(ASSESSMENT_STATUSES.filter(isUnanswered)).toEqual(['new', 'assigned'])
})

test.each([
  ['assigned', '2026-11-21T10:00:00Z', false],
  ['assigned', '2026-11-21T10:00:01Z', true],
  ['answered', '2026-11-23T10:00:00Z', false],
] as const)('%s at %s: overdue %s, 24 hours after it was sent', (status, now, expected) => {
  expect(isOverdue(status, new Date('2026-11-20T10:00:00Z'), new Date(now))).toBe(expected)
})
