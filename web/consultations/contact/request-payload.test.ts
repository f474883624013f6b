import { expect, test } from 'vitest'
import { HEALTH_CONCERN_MAX, MESSAGE_MAX, MESSAGE_MIN } from '#domain/consultations/request-rules.ts'
import { BLANK } from './request-draft.ts'
import { validateRequest } from './request-payload.ts'

const GOOD = 'I would like help with my blood sugar.'

test('the message is trimmed and blank fields are not sent', () => {
  const { payload } = validateRequest(7, { ...BLANK, message: `  ${GOOD}\n`, health_concern: '  ' }, 'adult')
  expect(payload).toEqual({ to_dietitian: 7, message: GOOD })
})

const GUARDIAN = { guardian_name: 'Rano Kaur', guardian_consent: true }

test.each([
  ['minor', { is_minor: false, ...GUARDIAN }, GUARDIAN],
  ['unknown', { is_minor: true, ...GUARDIAN }, { is_minor: true, ...GUARDIAN }],
  ['unknown', { is_minor: true }, { is_minor: true }],
  ['loading', { is_minor: true, ...GUARDIAN }, { is_minor: true, ...GUARDIAN }],
  ['unknown', { is_minor: false, ...GUARDIAN }, {}],
  ['adult', { is_minor: true, ...GUARDIAN }, {}],
] as const)('for the age group %s, the input %o is sent as %o', (ageGroup, filled, sent) => {
  const { payload } = validateRequest(7, { ...BLANK, message: GOOD, ...filled }, ageGroup)
  expect(payload).toEqual({ to_dietitian: 7, message: GOOD, ...sent })
})

const MOTHER = { relation: 'mother', person_age: '61', person_gender: 'female' }

test('a request for someone else has that person’s details and none of the sender’s', () => {
  const values = { ...BLANK, message: GOOD, is_for_other: true, is_minor: true, ...MOTHER }
  const { payload } = validateRequest(7, values, 'unknown')
  expect(payload).toEqual({ to_dietitian: 7, message: GOOD, ...MOTHER, person_age: 61 })
})

test('a guardian is sent if the other person is a child', () => {
  const child = { relation: 'child', person_age: '9', person_gender: 'other' }
  const values = { ...BLANK, message: GOOD, is_for_other: true, ...child, ...GUARDIAN }
  expect(validateRequest(7, values, 'adult').payload).toMatchObject(GUARDIAN)
})

test('the fields about someone else are not sent when the request is for oneself', () => {
  const { payload } = validateRequest(7, { ...BLANK, message: GOOD, ...MOTHER }, 'adult')
  expect(payload).toEqual({ to_dietitian: 7, message: GOOD })
})

test.each([
  {
    values: { message: GOOD, is_for_other: true },
    errors: {
      relation: 'Choose who this request is for',
      person_age: 'Their age is required',
      person_gender: 'Choose their gender',
    },
  },
  { values: { message: '   ' }, errors: { message: 'Message is required' } },
  {
    values: { message: 'x'.repeat(MESSAGE_MIN - 1) },
    errors: { message: 'Message must be at least 20 characters long' },
  },
  {
    values: { message: 'x'.repeat(MESSAGE_MAX + 1) },
    errors: { message: 'Message must be at most 5,000 characters long' },
  },
  {
    values: { message: GOOD, health_concern: 'x'.repeat(HEALTH_CONCERN_MAX + 1) },
    errors: { health_concern: 'Health concern must be at most 1,000 characters long' },
  },
])('errors are shown on their fields: $errors', ({ values, errors }) => {
  expect(validateRequest(7, { ...BLANK, ...values }, 'adult')).toEqual({ payload: null, errors })
})
