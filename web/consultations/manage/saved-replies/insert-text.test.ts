import { expect, test } from 'vitest'
import { separate } from './insert-text.ts'

test.each([
  ['', '', 'Hello.'],
  ['Dear Jyoti,', '', '\n\nHello.'],
  ['Dear Jyoti,', '\n', '\n\nHello.'],
  ['Dear Jyoti,\n', '', 'Hello.'],
  ['Dear Jyoti, ', 'See you.', 'Hello. '],
  ['Dear Jyoti,', ' See you.', ' Hello.'],
  ['', '\nSee you.', 'Hello.'],
])('between %j and %j comes %j', (before, after, inserted) => {
  expect(separate(before, 'Hello.', after)).toBe(inserted)
})
