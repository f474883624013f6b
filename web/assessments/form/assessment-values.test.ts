import { expect, test } from 'vitest'
import { AssessmentInput } from '#domain/assessments/assessments.schema.ts'
import { parseDraft, toPayload } from './assessment-values.ts'

const FILLED = {
  full_name: '  Asha Verma ',
  email: ' Asha@Example.IN ',
  phone_number: '98140 12345',
  age: '34',
  gender: 'female',
  height: '158.5',
  weight: '61.4',
  specific_concern: '  ',
  website: '',
}

test('text is trimmed, the e-mail lowercased, and numbers are numbers', () => {
  expect(AssessmentInput.parse(toPayload(FILLED, false))).toEqual({
    full_name: 'Asha Verma',
    email: 'asha@example.in',
    phone_number: '98140 12345',
    age: 34,
    gender: 'female',
    height: 158.5,
    weight: 61.4,
  })
})

test('a guardian is sent only for a minor', () => {
  const values = { ...FILLED, guardian_name: 'Sunita Verma', guardian_consent: true }
  expect(toPayload(values, false)).not.toHaveProperty('guardian_name')
  expect(toPayload(values, true)).toMatchObject({ guardian_name: 'Sunita Verma', guardian_consent: true })
})

test('fields that are not rendered yet are reported as missing', () => {
  const { error } = AssessmentInput.safeParse(toPayload({}, false))
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Full Name is required',
    'Email is required',
    'Phone Number is required',
    'Age is required',
    'Gender is required',
    'Height is required',
    'Weight is required',
  ])
})

test.each([null, '', '{', '[]', 'null', '7', '{"age":34,"guardian_consent":"yes"}'])('%s is not a draft', (text) => {
  expect(parseDraft(text)).toEqual([])
})

test('a draft holds known fields only', () => {
  expect(parseDraft('{"email":"a@b.in","guardian_consent":true,"website":"x"}')).toEqual([
    ['email', 'a@b.in'],
    ['guardian_consent', true],
  ])
})
