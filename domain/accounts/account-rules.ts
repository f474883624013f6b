export const NAME_MAX = 150
export const EMAIL_MAX = 254
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const AGE = { min: 1, max: 120 } as const
/** Below this age a parent or guardian is asked for, and no adult class is given. */
export const ADULT_AGE = 18
/** Kilograms and centimetres in a profile; the database keeps two decimals. */
export const BODY_MEASURE = { min: 1, max: 999.99, step: 0.1 } as const
export const PHONE_DIGITS = { min: 7, max: 15 } as const
export const GENDERS = ['male', 'female', 'other'] as const
export type Gender = (typeof GENDERS)[number]
export const GENDER_LABELS: Record<Gender, string> = { male: 'Male', female: 'Female', other: 'Other' }
/** The version of the terms that a registration accepts; raised when the text at /legal changes. */
export const TERMS_VERSION = '2026-11'
export const EMAIL_TAKEN = 'An account with this email already exists.'
export const PASSWORDS_DIFFER = 'Passwords do not match'
export const PASSWORD_TOO_COMMON = 'This password is too common. Choose a less predictable one'
export const PASSWORD_IS_EMAIL = 'The password must not be your email address'
export const WRONG_CREDENTIALS = 'Invalid email or password.'
export const TOKEN_REFUSED = 'Token is invalid or expired'
export const LOGGED_OUT = 'Logged out.'
export const RESET_SENT = 'If an account exists for this address, we have sent a link.'
export const RESET_LINK_INVALID = 'This link is invalid or has expired.'
export const PASSWORD_SET = 'Your password has been changed.'
export const LAST_ADMIN = 'The last active admin cannot be demoted or disabled.'
export const PROFILE_SAVED = 'Profile updated successfully!'
export const EMAIL_READ_ONLY = 'Email cannot be changed'

/** An unknown age is nobody's minority. */
export function isMinor(age: number | null): boolean {
  return age !== null && age < ADULT_AGE
}
