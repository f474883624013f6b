import * as z from 'zod/mini'
import { pageQuery, pageSchema } from '../http/pages/page.ts'
import { VERIFICATION_LINK_INVALID } from './account-rules.ts'
import {
  currentPassword,
  linkToken,
  newPassword,
  OneTimeCode,
  optionalCode,
  passwordConfirmation,
  passwordsMatch,
  Tokens,
} from './accounts.schema.ts'

export const ChangePassword = z
  .object({
    current_password: currentPassword('Current password'),
    password: newPassword('New password'),
    password_confirm: passwordConfirmation('Confirm new password'),
  })
  .check(passwordsMatch())
export type ChangePassword = z.infer<typeof ChangePassword>
export const PasswordChanged = z.object({ message: z.string(), tokens: Tokens })

export const SESSIONS_SHOWN = 50
export const SessionQuery = z.object(pageQuery())
export type SessionQuery = z.infer<typeof SessionQuery>

export const Session = z.object({
  id: z.int(),
  /** "Chrome on Windows", as far as the user agent reveals it. */
  device: z.string(),
  /** Only the network part, so that the screen does not reveal the exact location. */
  address: z.nullable(z.string()),
  is_current: z.boolean(),
  created_at: z.string(),
  last_used_at: z.string(),
})
export type Session = z.infer<typeof Session>
export const SessionPage = pageSchema(Session)

export const MailChoices = z.object({ reply: z.boolean(), new_request: z.boolean(), new_message: z.boolean() })
export type MailChoices = z.infer<typeof MailChoices>
export const MailChoicesPatch = z.object({
  reply: z.optional(z.boolean('Reply must be true or false')),
  new_request: z.optional(z.boolean('New request must be true or false')),
  new_message: z.optional(z.boolean('New message must be true or false')),
})
export type MailChoicesPatch = z.infer<typeof MailChoicesPatch>

export const VerifyEmail = z.object({ token: linkToken(VERIFICATION_LINK_INVALID) })

/** Security facts about the account that `user` does not include. */
export const SecurityStatus = z.object({
  email_verified: z.boolean(),
  otp_enabled: z.boolean(),
  recovery_codes_left: z.int(),
  /** When the account will be erased, if its owner has requested that. */
  delete_on: z.nullable(z.string()),
})
export type SecurityStatus = z.infer<typeof SecurityStatus>

export const StepUp = z.object({
  password: currentPassword(),
  /** A code from the authenticator app, or a recovery code; required only if the account has a second factor. */
  code: z.optional(optionalCode()),
})
export type StepUp = z.infer<typeof StepUp>
export const StepUpDone = z.object({
  /** The end of the period in which this session may perform actions that require a recent password. */
  valid_until: z.string(),
})
export type StepUpDone = z.infer<typeof StepUpDone>

export const OtpSetup = z.object({
  /** The secret in base 32, for typing. */
  secret: z.string(),
  /** For the QR code: `otpauth://totp/…`. */
  uri: z.string(),
})
export type OtpSetup = z.infer<typeof OtpSetup>
export const OtpConfirmation = z.object({ otp: OneTimeCode })
export type OtpConfirmation = z.infer<typeof OtpConfirmation>
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>
