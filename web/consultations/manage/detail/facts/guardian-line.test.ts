import { expect, test } from 'vitest'
import { GUARDIAN_NOT_STATED } from '#domain/consultations/request-rules.ts'
import { guardianLine } from './guardian-line.ts'

test.each([
  [{ age: 34, guardian_name: null, guardian_consent: false }, null],
  [{ age: null, guardian_name: null, guardian_consent: false }, null],
  [{ age: 18, guardian_name: null, guardian_consent: false }, null],
  [{ age: 17, guardian_name: null, guardian_consent: false }, GUARDIAN_NOT_STATED],
  [{ age: 17, guardian_name: 'Asha Rani', guardian_consent: false }, GUARDIAN_NOT_STATED],
  [{ age: 17, guardian_name: null, guardian_consent: true }, GUARDIAN_NOT_STATED],
  [{ age: 17, guardian_name: 'Asha Rani', guardian_consent: true }, 'Asha Rani, agrees to this request'],
])('%o', (request, line) => {
  expect(guardianLine(request)).toBe(line)
})
