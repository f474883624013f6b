import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { Email, Login, ProfilePatch, Refresh, Registration, ResetPassword } from './accounts.schema.ts'
import { ChangePassword } from './security.schema.ts'

function messagesOf(schema: z.ZodMiniType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? []
}

test.each(['a@b.de', ' ASHA.Kaur+diet@Mail.Example.IN ', "o'neill@example.co", 'ਆਸ਼ਾ@example.in', 'a-b_c@b-c.example'])(
  '%s is an address',
  (email) => {
    expect(Email.parse(email)).toBe(email.trim().toLowerCase())
  },
)

test.each([
  'a',
  'a@b',
  'a@b.c',
  '.a@b.de',
  'a.@b.de',
  'a..b@c.de',
  'a@.de',
  'a@b..de',
  'a@-b.de',
  'a@b.de.',
  'a b@c.de',
  'a\ud800b@c.de',
])('%s is not an address', (email) => {
  expect(messagesOf(Email, email)).toEqual(['Enter a valid email address'])
})

test.each([
  ['1234567', '1234567'],
  [' +91 98765-43210 ', '+91 98765-43210'],
  ['', null],
  ['  ', null],
  [null, null],
])('the phone number %j is stored as %j', (sent, stored) => {
  expect(ProfilePatch.parse({ phone_number: sent })).toEqual({ phone_number: stored })
})

test.each(['123456', '1234567890123456', '98765\n43210', '98765\t43210', '++911234567', 'call me', 9876543210])(
  'the phone number %j is invalid',
  (phone_number) => {
    expect(messagesOf(ProfilePatch, { phone_number })).toEqual([
      'Enter a phone number with 7 to 15 digits. You can use +, spaces and hyphens',
    ])
  },
)

test('a text that is too long is reported as too long', () => {
  expect(messagesOf(Login, { email: 'a'.repeat(1001), password: 'x' })).toEqual(['Email is too long'])
  expect(messagesOf(Refresh, { refresh: 'a'.repeat(9000) })).toEqual([])
})

test('one attempt shows all errors of a registration', () => {
  const { error } = Registration.safeParse({
    first_name: ' ',
    last_name: '',
    email: '',
    password: 'short',
    password_confirm: 'other',
  })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['first_name', 'First name is required'],
    ['last_name', 'Last name is required'],
    ['email', 'Email is required'],
    ['password', 'Password must be at least 8 characters long'],
    ['password_confirm', 'Passwords do not match'],
  ])
})

test.each([
  [Registration, 'Password', 'Confirm password'],
  [ResetPassword, 'Password', 'Confirm new password'],
  [ChangePassword, 'New password', 'Confirm new password'],
] as const)('a new password is asked for twice (%#)', (schema, password, confirmation) => {
  const messagesFor = (input: object) =>
    schema
      .safeParse(input)
      .error?.issues.filter(({ path }) => String(path[0]).startsWith('password'))
      .map(({ message }) => message)
  const required = [`${password} is required`, `${confirmation} is required`]
  expect(messagesFor({})).toEqual(required)
  expect(messagesFor({ password: '', password_confirm: '' })).toEqual(expect.arrayContaining(required))
  expect(messagesFor({ password: 'bhindi-masala-73', password_confirm: '' })).toEqual(required.slice(1))
})
