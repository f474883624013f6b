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

const sent = (stored: User, change: object) => toPayload({ ...toValues(stored), ...change }, toValues(stored))

test('only what was changed is sent', () => {
  expect(sent(EMPTY, {})).toEqual({})
  expect(sent(FULL, { first_name: ' Rahul ', weight: '80.5' })).toEqual({ first_name: 'Rahul', weight: '80.5' })
})

test('an emptied value clears the stored one', () => {
  const emptied = { phone_number: ' ', gender: '', age: '', height: '', weight: '' }
  expect(sent(FULL, emptied)).toEqual({ phone_number: '', gender: '', age: '', height: '', weight: '' })
})

test.each([
  { field: 'weight', text: 'heavy', message: 'Weight must be a number' },
  { field: 'weight', text: '70,5', message: 'Weight must be a number' },
  { field: 'height', text: "5'7", message: 'Height must be a number' },
  { field: 'height', text: '1000', message: 'Height must be between 1 and 999.99 cm' },
  { field: 'age', text: '1e1', message: 'Age must be a number' },
  { field: 'age', text: '34.5', message: 'Age must be a whole number between 1 and 120' },
  { field: 'first_name', text: '', message: 'First name is required' },
])('$field "$text" is rejected with its message', ({ field, text, message }) => {
  const result = ProfilePatch.safeParse(sent(FULL, { [field]: text }))
  expect(result.error?.issues).toMatchObject([{ path: [field], message }])
})
