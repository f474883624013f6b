export const NAME_MAX = 150
export const EMAIL_MAX = 254
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const AGE = { min: 1, max: 120 } as const
/** Below this age a parent or guardian must be named, and a BMI has no adult class. */
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
export const PASSWORD_TOO_COMMON = 'This password is too common. Choose one that is harder to guess'
export const PASSWORD_IS_EMAIL = 'Your password can’t be your email address'
export const WRONG_CREDENTIALS = 'Invalid email or password.'
export const TOKEN_REJECTED = 'Token is invalid or expired'
export const LOGGED_OUT = 'Logged out.'
export const RESET_SENT = 'If an account exists for this address, we have sent a link.'
export const RESET_LINK_INVALID = 'This link is invalid or has expired.'
export const PASSWORD_WRONG = 'This is not your current password.'
export const PASSWORD_SET = 'Your password has been changed.'
/** Days that the link that confirms an address is valid. */
export const VERIFICATION_LINK_DAYS = 7
export const VERIFICATION_LINK_INVALID = 'This link is invalid or has expired.'
export const VERIFICATION_NEEDS_SIGN_IN = 'Sign in to the account with this email address to confirm it.'
export const VERIFICATION_SENT = 'We’ve sent you a new link.'
export const EMAIL_VERIFIED = 'Your email address is confirmed.'
export const EMAIL_VERIFIED_ALREADY = 'Your email address is already confirmed.'
export const VERIFY_EMAIL_FIRST = 'Confirm your email address first.'
export const OTP_REQUIRED = 'Enter the code from your authenticator app.'
export const OTP_WRONG = 'This code is wrong, expired or already used. Enter a new one.'
/** The `code` of an error response that asks for the password once more. */
export const STEP_UP_REQUIRED = 'step_up_required'
/** How long a proved password unlocks the actions that require one. */
export const STEP_UP_MINUTES = 10
export const OTP_IS_ON = 'Two-step sign-in is already on.'
export const OTP_NOT_ON = 'Two-step sign-in is not on.'
export const OTP_OWN = 'Switch off your own two-step sign-in in your settings.'
export const OTP_NOT_BEGUN = 'Start setting up two-step sign-in first.'
export const LAST_ADMIN = 'You can’t demote or disable the last active admin.'
export const PROFILE_SAVED = 'Profile updated successfully!'
export const EMAIL_READ_ONLY = 'Email cannot be changed'

/** A person of unknown age does not count as a minor. */
export function isMinor(age: number | null): boolean {
  return age !== null && age < ADULT_AGE
}

/** Shown on the sign-in to which an ended session leads. */
export const SESSION_ENDED = 'Your session has ended. Sign in again to go on where you were.'
