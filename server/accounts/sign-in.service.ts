import { EMAIL_TAKEN, OTP_REQUIRED, OTP_WRONG, WRONG_CREDENTIALS } from '#domain/accounts/account-rules.ts'
import type { Login, Registration, SignedIn } from '#domain/accounts/accounts.schema.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Caller, Services } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { invalid, unauthenticated } from '../errors.ts'
import { widerNetworks } from '../infra/networks.ts'
import { hashPassword, isRightPassword } from '../infra/passwords.ts'
import { queueMail } from '../mail/mail.service.ts'
import { findUserByEmail, insertTermsConsent, insertUser, type UserRow } from './accounts.queries.ts'
import { toUser } from './accounts.service.ts'
import { maySignIn } from './demo-access.ts'
import { makeVerificationToken } from './mailed-links.service.ts'
import { notifyNewDevice } from './security/account-mails.service.ts'
import { toDevice } from './security/device.ts'
import {
  countPasswordAttempt,
  lockUnchanged,
  type PasswordAttempt,
  refundPasswordAttempt,
  reportFailedPasswords,
  requireUncommon,
} from './security/passwords.service.ts'
import { consumeCode, countCode, notifyWrongCodes, resetCodes } from './security/second-factor.service.ts'
import { openSession } from './sessions.service.ts'

/**
 * Checks the credentials. A wrong address, a wrong password, a disabled account and a demo account on another machine
 * all get the same answer in the same time.
 */
async function requireCredentials(services: Services, input: Login, attempt: PasswordAttempt): Promise<UserRow> {
  const counted = await countPasswordAttempt(services, attempt)
  const row = await findUserByEmail(services.db, input.email)
  const isRight = await isRightPassword(row?.password_hash ?? null, input.password)
  if (!row || !isRight || !maySignIn(row, services, attempt.caller)) {
    await reportFailedPasswords(services, row, counted)
    throw unauthenticated(WRONG_CREDENTIALS)
  }
  return row
}

interface Code {
  typed: string
  /** Attempts so far, including this one. */
  counted: number | null
}

/** Call it only after a right password, so that strangers do not learn whether an account has a second factor. */
async function requireCode(services: Services, user: UserRow, otp: string | undefined): Promise<Code | null> {
  if (!user.otp_enabled_at) return null
  if (!otp) throw unauthenticated(OTP_REQUIRED, { otp_required: true })
  return { typed: otp, counted: await countCode(services, user.id, otp) }
}

/**
 * Opens the session after a right password. Fails if the password or second factor has changed since, or the account
 * was disabled or erased: each of these ends all sessions, and this one would be opened afterwards.
 * @returns null for a wrong code
 */
async function completeSignIn(
  services: Services,
  tx: Database,
  verified: UserRow,
  otp: Code | null,
  input: Login,
  caller: Caller,
) {
  const user = await lockUnchanged(tx, verified)
  if (!user) throw unauthenticated(WRONG_CREDENTIALS)
  const codeKind = otp && (await consumeCode(tx, services, user, otp.typed))
  if (otp && !codeKind) return null
  const device = toDevice(services.secrets, user.id, caller)
  await notifyNewDevice(tx, user, device)
  const session = await openSession(tx, services.tokens, user.id, device, input.remember ?? false)
  await recordAudit(tx, user.id, 'account.signed_in', ['user', user.id])
  return { user, codeKind, tokens: session.tokens }
}

/** Counts attempts per network, regardless of the account. */
async function countSignInAttempt({ limits }: Services, { address }: Caller): Promise<void> {
  await limits.take('loginTries', address)
  const wider = widerNetworks(address)
  if (!wider) return
  await limits.take('loginTriesBy56', wider.by56)
  await limits.take('loginTriesBy48', wider.by48)
}

export async function login(services: Services, input: Login, caller: Caller): Promise<SignedIn> {
  const { db } = services
  await countSignInAttempt(services, caller)
  const attempt = { email: input.email, caller }
  const verified = await requireCredentials(services, input, attempt)
  const otp = await requireCode(services, verified, input.otp)
  const completed = await db.transaction((tx) => completeSignIn(services, tx, verified, otp, input, caller))
  if (!completed) {
    await notifyWrongCodes(services, verified, otp?.counted ?? null)
    throw unauthenticated(OTP_WRONG, { otp_required: true })
  }
  const { user, codeKind, tokens } = completed
  // Only now: if a code is required too, a right password alone must not reset the counters.
  await refundPasswordAttempt(services, attempt)
  if (codeKind) await resetCodes(services, user.id, codeKind)
  return { user: toUser(user), tokens }
}

/** Opens an account, always with role `user`, and signs it in. */
export async function register(
  { db, tokens, secrets }: Pick<Services, 'db' | 'tokens' | 'secrets'>,
  input: Registration,
  caller: Caller,
): Promise<SignedIn> {
  requireUncommon(input.password)
  if (await findUserByEmail(db, input.email)) throw invalid({ email: [EMAIL_TAKEN] })
  const password_hash = await hashPassword(input.password)
  const { first_name, last_name, email, phone_number, age, gender, height, weight } = input
  const person = { first_name, last_name, email, phone_number, age, gender, height, weight }
  return db.transaction(async (tx) => {
    const row = await insertUser(tx, { ...person, password_hash })
    // Two simultaneous registrations: the unique index rejects one.
    if (!row) throw invalid({ email: [EMAIL_TAKEN] })
    if (input.terms_accepted) await insertTermsConsent(tx, row.id)
    const session = await openSession(tx, tokens, row.id, toDevice(secrets, row.id, caller), false)
    await recordAudit(tx, row.id, 'account.registered', ['user', row.id])
    const token = await makeVerificationToken(tx, row.id)
    await queueMail(tx, { to: row.email, template: 'welcome', props: { first_name: row.first_name, token } })
    return { user: toUser(row), tokens: session.tokens }
  })
}
