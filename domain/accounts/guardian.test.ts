import { expect, test } from 'vitest'
import { AGE_NOT_GIVEN, GUARDIAN_NOT_STATED, guardianLine } from './guardian.ts'

const NOBODY = { guardian_name: null, guardian_consent: false }

test.each([
  [{ age: 34, is_minor: false, ...NOBODY }, null],
  [{ age: 18, is_minor: false, ...NOBODY }, null],
  [{ age: null, is_minor: false, ...NOBODY }, AGE_NOT_GIVEN],
  [{ age: null, is_minor: true, ...NOBODY }, GUARDIAN_NOT_STATED],
  [{ age: 17, is_minor: false, ...NOBODY }, GUARDIAN_NOT_STATED],
  [{ age: 17, is_minor: false, guardian_name: null, guardian_consent: true }, GUARDIAN_NOT_STATED],
  [{ age: 17, is_minor: false, guardian_name: 'Asha Rani', guardian_consent: false }, 'Asha Rani, has not agreed'],
  [{ age: 17, is_minor: false, guardian_name: 'Asha Rani', guardian_consent: true }, 'Asha Rani, agreed'],
  [{ age: null, is_minor: true, guardian_name: 'Asha Rani', guardian_consent: true }, 'Asha Rani, agreed'],
])('%o', (person, line) => {
  expect(guardianLine(person)).toBe(line)
})
