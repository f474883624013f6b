import { expect, test } from 'vitest'
import { ProfilePatch, type User } from '#domain/accounts/accounts.schema.ts'
import { toPayload, toValues } from './profile-values.ts'

const EMPTY: User = {
  id: 1,
  first_name: 'Rohit',
  last_name: 'Sharma',
  email: 'rohit@example.in',
  role: 'user',
  phone_number: null,
  weight: null,
  height: null,
  age: null,
  gender: null,
  created_at: '2026-11-01T00:00:00Z',
}
const FULL: User = { ...EMPTY, phone_number: '+91 98140 00101', weight: 78.5, height: 172, age: 34, gender: 'male' }

test('values that were empty and stay empty are not sent', () => {
  expect(toPayload(toValues(EMPTY), EMPTY)).toEqual({ first_name: 'Rohit', last_name: 'Sharma' })
})

test('measures are sent as numbers', () => {
  expect(toPayload(toValues(FULL), FULL)).toEqual({
    first_name: 'Rohit',
    last_name: 'Sharma',
    phone_number: '+91 98140 00101',
    gender: 'male',
    age: 34,
    height: 172,
    weight: 78.5,
  })
})

test('an emptied value clears the stored one', () => {
  const values = { ...toValues(FULL), phone_number: ' ', gender: '', age: '', height: '', weight: '' }
  expect(toPayload(values, FULL)).toMatchObject({ phone_number: '', gender: '', age: '', height: '', weight: '' })
})

test.each([
  { field: 'weight', text: 'heavy', message: 'Weight must be a number' },
  { field: 'height', text: '1000', message: 'Height must be between 1 and 999.99 cm' },
  { field: 'age', text: '34.5', message: 'Age must be a whole number between 1 and 120' },
])('$field "$text" is rejected with its message', ({ field, text, message }) => {
  const result = ProfilePatch.safeParse(toPayload({ ...toValues(EMPTY), [field]: text }, EMPTY))
  expect(result.error?.issues).toMatchObject([{ path: [field], message }])
})
