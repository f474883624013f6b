import { expect, test } from 'vitest'
import { formatPhone } from './contact-links.ts'

test.each([
  ['+919814000101', '+91 98140 00101'],
  ['+91 9814-000101', '+91 98140 00101'],
  ['9814000101', '98140 00101'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
  ['0172 500 0100', '0172 500 0100'],
  ['1234567', '1234567'],
])('%s is shown as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})
