import { expect, test } from 'vitest'
import { profileCompleteness } from './profile-completeness.ts'

const EMPTY = { phone_number: null, weight: null, height: null, age: null, gender: null }

test.each([
  [EMPTY, 0],
  [{ ...EMPTY, phone_number: '98140 00000' }, 20],
  [{ ...EMPTY, weight: 70, height: 172, age: 34 }, 60],
  [{ phone_number: '98140 00000', weight: 70, height: 172, age: 34, gender: 'male' as const }, 100],
])('%j is %i percent', (user, percent) => {
  expect(profileCompleteness(user)).toBe(percent)
})
