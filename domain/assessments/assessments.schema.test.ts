import { expect, test } from 'vitest'
import { missingFields, missingFieldsMessage } from './assessment-rules.ts'
import { AssessmentInput, isLikelyBot, toErrorResponse } from './assessments.schema.ts'

const input = {
  full_name: 'Asha Verma',
  email: 'asha@example.in',
  phone_number: '98140 12345',
  age: 34,
  gender: 'female',
  height: 158,
  weight: 61,
} as const

test.each([undefined, null, '', '  ', Number.NaN])('%j is a missing value', (value) => {
  const values = { ...input, phone_number: value, age: value }
  expect(missingFields(values)).toEqual(['phone_number', 'age'])
  const messages = AssessmentInput.safeParse({ ...input, age: value }).error?.issues.map(({ message }) => message)
  expect(messages?.length).toBe(1)
})

test('missing fields are named by their labels, in the order of the form', () => {
  expect(missingFieldsMessage(missingFields({ email: 'a@b.de', age: 3 }))).toBe(
    'Please fill in all required fields: Full Name, Phone Number, Gender, Height, Weight',
  )
})

test('an empty number field of a form is a missing one', () => {
  const { error } = AssessmentInput.safeParse({ ...input, weight: Number.NaN })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Weight is required'])
})

test.each([
  [{}, false],
  [{ website: null }, false],
  [{ website: '  ' }, false],
  [{ website: 'x' }, true],
  [{ seconds_taken: 2.999 }, true],
  [{ seconds_taken: 3 }, false],
])('%j looks automatic: %j', (fields, expected) => {
  expect(isLikelyBot(AssessmentInput.parse({ ...input, ...fields }))).toBe(expected)
})

test('an error of the whole body has its own message', () => {
  const message = 'Some fields are invalid.'
  expect(toErrorResponse({ message: 'Automatic', fields: {}, body: input }).message).toBe('Automatic')
  expect(toErrorResponse({ message, fields: { age: ['No'] }, body: input })).toEqual({
    success: false,
    message: 'Please correct the marked fields.',
    errors: { age: ['No'] },
  })
  expect(toErrorResponse({ message, fields: {}, body: undefined }).message).toMatch(/^Please fill in/)
})
