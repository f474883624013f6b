import { expect, test } from 'vitest'
import { replyNote } from './request-rules.ts'
import { canMoveTo, statusDisplay } from './status.ts'

test.each([
  ['pending', 'replied', false, true],
  ['pending', 'closed', false, true],
  ['pending', 'pending', false, false],
  ['replied', 'replied', false, false],
  ['replied', 'closed', false, true],
  ['replied', 'pending', false, false],
  ['closed', 'replied', false, false],
  ['closed', 'pending', false, false],
  ['closed', 'closed', false, false],
  ['closed', 'replied', true, true],
  ['replied', 'replied', true, true],
  ['pending', 'replied', true, true],
  ['replied', 'pending', true, false],
] as const)('from %s to %s with reply %s: %s', (from, to, hasReply, isAllowed) => {
  expect(canMoveTo(from, to, hasReply)).toBe(isAllowed)
})

test('an unknown status displays as pending', () => {
  expect([statusDisplay('closed'), statusDisplay('archived')]).toEqual(['Closed', 'Pending'])
})

test('a note contains the first hundred characters of a reply, without splitting one', () => {
  expect(replyNote('Namaste')).toBe('Replied: Namaste…')
  expect(replyNote('🍛'.repeat(120))).toBe(`Replied: ${'🍛'.repeat(100)}…`)
})
