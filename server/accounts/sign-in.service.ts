import { OTP_REQUIRED, OTP_WRONG, WRONG_CREDENTIALS } from '#domain/accounts/account-rules.ts'
import type { Login, SignedIn } from '#domain/accounts/accounts.schema.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Caller, Services } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { unauthenticated } from '../errors.ts'
import { isRightPassword } from '../infra/passwords.ts'
import { queueMail } from '../mail/mail.service.ts'
import { findUserByEmail, type UserRow } from './accounts.queries.ts'
import { toUser } from './accounts.service.ts'
import { mayEnter } from './demo-access.ts'
import { tellOfNewDevice } from './security/new-device.service.ts'
import { countCode, forgetCodes, takeCode, tellOfWrongCodes } from './security/one-time-code.service.ts'
import { lockUnchanged } from './security/unchanged-account.service.ts'
import { openSession, toDevice } from './sessions.service.ts'

/**
 * Who signs in with these. A wrong address, a wrong password, a disabled account and a demo account from elsewhere get
 * the same answer in the same time.
 */
async function requireCredentials(services: Services, input: Login, caller: Caller): Promise<UserRow> {
  const row = await findUserByEmail(services.db, input.email)
  const isRight = await isRightPassword(row?.password_hash ?? null, input.password)
  if (!row || !isRight || !mayEnter(row, services, caller)) throw unauthenticated(WRONG_CREDENTIALS)
  return row
}

interface Code {
  typed: string
  /** Tries counted with this one. */
  counted: number | null
}

/** Only after a right password, so that nobody learns from it who has a second factor. */
async function requireCode(services: Services, user: UserRow, otp: string | undefined): Promise<Code | null> {
  if (!user.otp_enabled_at) return null
  if (!otp) throw unauthenticated(OTP_REQUIRED, { otp_required: true })
  return { typed: otp, counted: await countCode(services, user.id, otp) }
}

async function tellOfRecoveryCode(tx: Database, user: UserRow): Promise<void> {
  const target = { target_type: 'user', target_id: user.id } as const
  await recordAudit(tx, { actor_id: user.id, action: 'account.recovery_code_used', ...target })
  await queueMail(tx, {
    to: user.email,
    template: 'account-notice',
    props: { first_name: user.first_name, notice: 'recovery-code-used', at: new Date().toISOString() },
  })
}

/**
 * Opens the session of somebody whose password was right. A new password, another second factor, a disabling or an erasure
 * that came between keeps them out: those end every session, and this one would come after.
 * @returns null for a wrong code
 */
async function enter(services: Services, tx: Database, seen: UserRow, otp: Code | null, input: Login, caller: Caller) {
  const user = await lockUnchanged(tx, seen)
  if (!user) throw unauthenticated(WRONG_CREDENTIALS)
  const code = otp && (await takeCode(tx, services, user, otp.typed))
  if (otp && !code) return null
  const device = toDevice(services.secrets, user.id, caller)
  await tellOfNewDevice(tx, user, device)
  const session = await openSession(tx, services.tokens, user.id, device, input.remember ?? false)
  await recordAudit(tx, { actor_id: user.id, action: 'account.signed_in', target_type: 'user', target_id: user.id })
  if (code === 'recovery') await tellOfRecoveryCode(tx, user)
  return { user, code, tokens: session.tokens }
}

export async function login(services: Services, input: Login, caller: Caller): Promise<SignedIn> {
  const { db, limits } = services
  const failureKey = `${input.email}|${caller.address}`
  await limits.take('loginTries', caller.address)
  // Counted before the password is looked at, and given back below: guesses sent all at once cannot pass the limit. A
  // right password alone gives nothing back where a code is asked for too.
  await limits.take('loginFailures', failureKey)
  const seen = await requireCredentials(services, input, caller)
  const otp = await requireCode(services, seen, input.otp)
  const entered = await db.transaction((tx) => enter(services, tx, seen, otp, input, caller))
  if (!entered) {
    await tellOfWrongCodes(services, seen, otp?.counted ?? null)
    throw unauthenticated(OTP_WRONG, { otp_required: true })
  }
  const { user, code, tokens } = entered
  await limits.forget('loginFailures', failureKey)
  if (code) await forgetCodes(services, user.id, code)
  return { user: toUser(user), tokens }
}
