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
] as const)('of one whose age is %s and who fills in %o, %o is sent', (ageGroup, filled, sent) => {
  const { payload } = validateRequest(7, { ...BLANK, message: GOOD, ...filled }, ageGroup)
  expect(payload).toEqual({ to_dietitian: 7, message: GOOD, ...sent })
})

test.each([
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
])('mistakes are told on their fields: $errors', ({ values, errors }) => {
  expect(validateRequest(7, { ...BLANK, ...values }, 'adult')).toEqual({ payload: null, errors })
})
