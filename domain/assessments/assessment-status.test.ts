import { expect, test } from 'vitest'
import { ASSESSMENT_STATUSES } from './assessment-rules.ts'
import { canMarkAs, isUnanswered } from './assessment-status.ts'

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
