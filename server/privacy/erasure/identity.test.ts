import { expect, test } from 'vitest'
import { contactPattern, toPatterns } from './identity.ts'

const { certain, names } = toPatterns({
  names: ['Asha  Verma', 'Asha V', 'Om (K)'],
  emails: ['asha.verma@example.in'],
  phones: ['+91 98140-12345', '12'],
})
const isCertain = (text: string) => new RegExp(certain, 'i').test(text)
const isName = (text: string) => new RegExp(names).test(text)

test.each([
  'I am Asha Verma.',
  'asha\nverma',
  'write to asha.verma@example.in',
  'call 9814012345',
  'call +91 98140 12345 now',
  '(98140)-12345',
])('finds the person in %j', (text) => expect(isCertain(text)).toBe(true))

test.each(['Ashaverma', 'ashaXverma@example.in', '98140123456', 'Vermasha'])('finds nobody in %j', (text) => {
  expect(isCertain(text)).toBe(false)
})

test('single names are matched as whole words, and single letters are not names', () => {
  expect(isName('Dear Asha, eat ragi')).toBe(true)
  expect(isName('Dear asha')).toBe(false)
  expect(isName('Ashanti')).toBe(false)
  expect(isName('vitamin V')).toBe(false)
  expect(isName('Om')).toBe(true)
})

test.each([
  ['x@b.co', true],
  ['Write to X@b.co.', true],
  ['max@b.co', false],
  ['a.x@b.co', false],
  ['x@b.co.in', false],
  ['call +91 98140 12345', true],
  ['98140123456', false],
  ['Asha Verma', false],
])('an exact address or number alone is found in what others wrote: %s', (text, found) => {
  const contact = contactPattern({ emails: ['x@b.co'], phones: ['9814012345'] })
  expect(new RegExp(contact, 'i').test(text)).toBe(found)
})

test('without any name or address the patterns match nothing', () => {
  const nobody = toPatterns({ names: [], emails: [''], phones: [] })
  expect(new RegExp(nobody.certain).test('anything at all')).toBe(false)
  expect(new RegExp(contactPattern({ emails: [''], phones: [] })).test('anything at all')).toBe(false)
})
