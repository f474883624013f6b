import * as z from 'zod/mini'
import { isBlank } from '../http/is-blank.ts'
import { intWithin, numberWithin, numeric } from '../http/numeric.ts'
import { oneOf, pageQuery, pageSchema } from '../http/pages/page.ts'
import { LINE_CONTROL_CHARACTERS } from '../http/search.ts'
import { HAS_CONTROL_CHARACTERS, SearchText } from '../http/text.ts'
import { ROLES } from '../roles.ts'
import {
  AGE,
  BODY_MEASURE,
  EMAIL_MAX,
  GENDERS,
  PASSWORD_IS_EMAIL,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORDS_DIFFER,
  PHONE_DIGITS,
  RESET_LINK_INVALID,
} from './account-rules.ts'
import { personName } from './person-name.ts'

const CODE_MAX = 50
const CODE_TOO_LONG = `Code must be at most ${CODE_MAX} characters long`
const EMAIL_INVALID = 'Enter a valid email address'
const PHONE_INVALID = `Enter a phone number with ${PHONE_DIGITS.min} to ${PHONE_DIGITS.max} digits. You can use +, spaces and hyphens`

// One @, no spaces or brackets, no empty part between dots, a dot in the domain. Only a mail can prove the address.
const EMAIL_SHAPE =
  /^(?!\.|.*(?:\.\.|\.@|@[.-]))[^\s@\p{Cc}\p{Cs}\p{Cf}<>(),;:"[\]\\]+@[^\s@\p{Cc}\p{Cs}\p{Cf}<>(),;:"[\]\\]+\.[^\s@\p{Cc}\p{Cs}\p{Cf}<>(),;:"[\]\\.]{2,}$/u

/** Addresses are NFC-normalised, trimmed and compared in lower case. */
export const Email = z.string({ error: 'Email is required' }).check(
  z.normalize('NFC'),
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, 'Email is required'),
  z.maxLength(EMAIL_MAX, `Email must be at most ${EMAIL_MAX} characters long`),
  // A blank or over-long value already has its own error.
  z.refine((value) => value === '' || value.length > EMAIL_MAX || EMAIL_SHAPE.test(value), EMAIL_INVALID),
)

export function newPassword(label = 'Password') {
  const required = `${label} is required`
  const tooShort = `${label} must be at least ${PASSWORD_MIN} characters long`
  // No check aborts, so the comparison with the confirmation still runs and both messages show at once.
  return z.string({ error: required }).check(
    z.minLength(PASSWORD_MIN, { error: (issue) => (issue.input === '' ? required : tooShort) }),
    z.maxLength(PASSWORD_MAX, `${label} must be at most ${PASSWORD_MAX} characters long`),
    z.refine((value) => !value.includes('\0'), HAS_CONTROL_CHARACTERS),
  )
}

/** The new password once more; `passwordsMatch` compares the two. */
export function passwordConfirmation(label = 'Confirm password') {
  const required = `${label} is required`
  return z.string({ error: required }).check(z.minLength(1, required))
}

/** A password that is only compared with the stored one. */
export function currentPassword(label = 'Password') {
  const required = `${label} is required`
  return z.string({ error: required }).check(z.minLength(1, required), z.maxLength(1000, `${label} is too long`))
}

export function passwordsMatch<T extends { password: string; password_confirm: string }>() {
  // Checked even when another field is wrong, so that one attempt shows every mistake.
  // A missing confirmation has its own message.
  return z.refine<T>((value) => !value.password_confirm || value.password === value.password_confirm, {
    error: PASSWORDS_DIFFER,
    path: ['password_confirm'],
    when: () => true,
  })
}

/** "Dr." and "Dt.", which a dietitian's pages add themselves. */
const TITLE = /^(?:(?:dr|dt)(?:\.\s*|\s+))+(?=\S)/i

export const FirstName = personName('First name').check(z.overwrite((name) => name.replace(TITLE, '')))
export const LastName = personName('Last name')

export const Login = z.object({
  email: z.string({ error: 'Email is required' }).check(
    z.normalize('NFC'),
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'Email is required'),
    z.maxLength(1000, 'Email is too long'),
    z.refine((value) => !LINE_CONTROL_CHARACTERS.test(value), HAS_CONTROL_CHARACTERS),
  ),
  password: currentPassword(),
  remember: z.optional(z.boolean('Remember must be true or false')),
  /** A code from the authenticator app, or a recovery code; required only if the account has a second factor. */
  otp: z.optional(optionalCode()),
})
export type Login = z.infer<typeof Login>

/** A code as typed; may be blank where none is required. */
export function optionalCode() {
  return z.string('Code must be text').check(z.trim(), z.maxLength(CODE_MAX, CODE_TOO_LONG))
}

export const OneTimeCode = z
  .string({ error: 'Code is required' })
  .check(z.trim(), z.minLength(1, 'Code is required'), z.maxLength(CODE_MAX, CODE_TOO_LONG))

function measure(label: string, unit: 'cm' | 'kg') {
  const message = `${label} must be between ${BODY_MEASURE.min} and ${BODY_MEASURE.max} ${unit}`
  return clearable(numeric(label, numberWithin(BODY_MEASURE, message)))
}

/** A profile field that an empty string or null clears. */
function clearable<T extends z.ZodMiniType>(schema: T) {
  return z.optional(
    z.union(
      [
        z.pipe(
          z.string().check(z.regex(/^\s*$/)),
          z.transform(() => null),
        ),
        z.null(),
        schema,
      ],
      { error: lastMemberMessage },
    ),
  )
}

/** A union's own message says only "invalid"; the last member's message is more useful. */
function lastMemberMessage(issue: { errors?: { message: string }[][] }) {
  return issue.errors?.at(-1)?.[0]?.message ?? 'Invalid value'
}

const AGE_MESSAGE = `Age must be a whole number between ${AGE.min} and ${AGE.max}`

/** @param required the message for an empty field, where a form asks for the age */
export function age(required = AGE_MESSAGE) {
  return numeric('Age', intWithin(AGE, AGE_MESSAGE), required)
}
export const Age = age()

function isPhoneNumber(value: string): boolean {
  const digits = value.replace(/\D/g, '').length
  return /^\+?[\d -]+$/.test(value) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max && value.length <= 30
}

/** @param required the message for an empty field, where a form asks for the number */
export function phoneNumber(required = PHONE_INVALID) {
  return z.string({ error: ({ input }) => (isBlank(input) ? required : PHONE_INVALID) }).check(
    z.trim(),
    z.minLength(1, required),
    z.refine((value) => value === '' || isPhoneNumber(value), PHONE_INVALID),
  )
}
export const PhoneNumber = phoneNumber()

const profileDetails = {
  phone_number: clearable(PhoneNumber),
  weight: measure('Weight', 'kg'),
  height: measure('Height', 'cm'),
  age: clearable(Age),
  gender: clearable(oneOf(GENDERS)),
}

export const ProfilePatch = z.object({
  first_name: z.optional(FirstName),
  last_name: z.optional(LastName),
  ...profileDetails,
})
export type ProfilePatch = z.infer<typeof ProfilePatch>

export const Registration = z
  .object({
    first_name: FirstName,
    last_name: LastName,
    email: Email,
    password: newPassword(),
    password_confirm: passwordConfirmation(),
    terms_accepted: z.optional(z.boolean('Terms accepted must be true or false')),
    ...profileDetails,
  })
  .check(
    passwordsMatch(),
    z.refine((value) => value.password.toLowerCase() !== value.email, { error: PASSWORD_IS_EMAIL, path: ['password'] }),
  )
export type Registration = z.infer<typeof Registration>

export const User = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  phone_number: z.nullable(z.string()),
  weight: z.nullable(z.number()),
  height: z.nullable(z.number()),
  age: z.nullable(z.int()),
  gender: z.nullable(z.enum(GENDERS)),
  created_at: z.string(),
})
export type User = z.infer<typeof User>

export const UserResponse = z.object({ user: User })
export const Tokens = z.object({ access: z.string(), refresh: z.string() })
export const SignedIn = z.object({ user: User, tokens: Tokens })
export type SignedIn = z.infer<typeof SignedIn>

const RefreshToken = z.string({ error: 'Refresh token is required' }).check(z.minLength(1, 'Refresh token is required'))
export const Refresh = z.object({ refresh: RefreshToken })
export const Access = z.object({ access: z.string() })
export const Logout = z.object({ refresh: z.optional(z.string('Refresh token must be text')) })
export const DetailMessage = z.object({ message: z.string() })

/** The token of a mailed link. */
export function linkToken(invalid: string) {
  return z.string(invalid).check(z.minLength(1, invalid), z.maxLength(200, invalid))
}

export const ForgotPassword = z.object({ email: Email })
export const ResetPassword = z
  .object({
    token: linkToken(RESET_LINK_INVALID),
    password: newPassword(),
    password_confirm: passwordConfirmation('Confirm new password'),
  })
  .check(passwordsMatch())
export type ResetPassword = z.infer<typeof ResetPassword>

const ACCOUNT_ORDERINGS = ['-created_at', 'created_at', 'email', '-email'] as const
export const AccountQuery = z.object({
  ...pageQuery(),
  search: SearchText,
  role: z.optional(oneOf(ROLES)),
  is_active: z.optional(oneOf(['true', 'false'])),
  ordering: z._default(oneOf(ACCOUNT_ORDERINGS), '-created_at'),
})
export type AccountQuery = z.infer<typeof AccountQuery>

/** An account in the admin's list, without health values: an admin does not need them. */
export const Account = z.extend(z.omit(User, { weight: true, height: true, age: true, gender: true }), {
  is_active: z.boolean(),
})
export type Account = z.infer<typeof Account>
export const AccountPage = pageSchema(Account)
export const AccountResponse = z.object({ user: Account })
export const AccountPatch = z.object({
  role: z.optional(oneOf(ROLES)),
  is_active: z.optional(z.boolean('Is active must be true or false')),
})
export type AccountPatch = z.infer<typeof AccountPatch>
