import {
  PASSWORD_IS_EMAIL,
  PASSWORD_TOO_COMMON,
  PASSWORD_WRONG,
  STEP_UP_REQUIRED,
} from '#domain/accounts/account-rules.ts'
import type { ChangePassword, StepUp, StepUpDone } from '#domain/accounts/security.schema.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import type { Actor, Caller, Services } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import { AppError, invalid, requireFound } from '../../errors.ts'
import { ACCOUNT_FAILURES_AN_HOUR, type SharedName } from '../../infra/limits/rate-limits.ts'
import { widerNetworks } from '../../infra/networks.ts'
import { hashPassword, isCommonPassword, isRightPassword } from '../../infra/secrets/passwords.ts'
import { findUser, findUserByEmail, saveUser, type UserRow, voidPasswordResets } from '../accounts.queries.ts'
import {
  confirmPassword,
  findPasswordProof,
  hasSessionOfDevice,
  isPersistentSession,
  revokeUserSessions,
} from '../sessions.queries.ts'
import { openSession } from '../sessions.service.ts'
import { mailNotice } from './account-mails.service.ts'
import { toDevice } from './device.ts'
import { lockUnchanged, withSecondFactor } from './second-factor.service.ts'

/** An attempt to prove an account's password. */
export interface PasswordAttempt {
  /** As typed; there may be no account with this address. */
  email: string
  caller: Caller
  /** Set if the caller is already signed in. */
  session_id?: number
}

type Counter = [name: SharedName, key: string]

/** Counters of the caller's address and session; the session's stops a stolen session that tries many addresses. */
function ownCounters({ email, caller, session_id }: PasswordAttempt): Counter[] {
  const byAddress: Counter = ['loginFailures', `${email}|${caller.address}`]
  return session_id === undefined ? [byAddress] : [byAddress, ['loginFailures', `session ${session_id}`]]
}

/** Counters of the wider IPv6 networks, all of whose addresses one customer may own. */
function widerCounters({ email, caller }: PasswordAttempt): Counter[] {
  const wider = widerNetworks(caller.address)
  if (!wider) return []
  return [
    ['loginFailuresBy56', `${email}|${wider.by56}`],
    ['loginFailuresBy48', `${email}|${wider.by48}`],
  ]
}

async function isKnownDevice(
  { db, secrets }: Services,
  { email, caller, session_id }: PasswordAttempt,
): Promise<boolean> {
  if (session_id !== undefined) return true
  if (caller.device_id === null) return false
  const user = await findUserByEmail(db, email)
  const hash = user && toDevice(secrets, user.id, caller).device_hash
  return user && hash ? hasSessionOfDevice(db, user.id, hash) : false
}

/**
 * Counts an attempt before the password is compared, so that simultaneous attempts cannot exceed a limit. Once the
 * account's own limit is reached, only devices that have signed in to it before may try, so that strangers cannot lock
 * its owner out.
 * @returns the account's attempts within the hour; null if limits are off or the account's limit is exceeded
 * @throws rate_limited
 */
async function countPasswordAttempt(services: Services, attempt: PasswordAttempt): Promise<number | null> {
  for (const [name, key] of [...ownCounters(attempt), ...widerCounters(attempt)]) await services.limits.take(name, key)
  try {
    return await services.limits.take('loginFailuresByAccount', attempt.email)
  } catch (error) {
    const isRateLimited = error instanceof AppError && error.code === 'rate_limited'
    if (isRateLimited && (await isKnownDevice(services, attempt))) return null
    throw error
  }
}

/** Call it after a right password: resets this device's counters, and takes back only this attempt in all others. */
export async function refundPasswordAttempt({ limits }: Services, attempt: PasswordAttempt): Promise<void> {
  for (const [name, key] of ownCounters(attempt)) await limits.reset(name, key)
  for (const [name, key] of widerCounters(attempt)) await limits.refund(name, key)
  await limits.refund('loginFailuresByAccount', attempt.email)
}

/**
 * Counts the attempt and compares the password. Mails the owner at most once an hour: at the attempt that reaches the
 * account's limit.
 * @returns null for a wrong password and for an unknown address, after the same time
 */
export async function verifyPassword(
  services: Services,
  attempt: PasswordAttempt,
  password: string,
): Promise<UserRow | null> {
  const counted = await countPasswordAttempt(services, attempt)
  const user = await findUserByEmail(services.db, attempt.email)
  if (await isRightPassword(user?.password_hash ?? null, password)) return user
  if (counted === ACCOUNT_FAILURES_AN_HOUR && user?.is_active)
    await mailNotice(services.db, user, 'many-wrong-passwords')
  return null
}

interface PasswordCheck {
  actor: Actor
  caller: Caller
  password: string
  /** The field of the form that shows the error. */
  field: 'current_password' | 'password'
}

/**
 * Asks for the password again before an action that a stolen session must not do.
 * @throws invalid on that field
 */
export async function requirePassword(services: Services, { actor, caller, password, field }: PasswordCheck) {
  const { email } = requireFound(await findUser(services.db, actor.id))
  const attempt = { email, caller, session_id: actor.session_id }
  const user = await verifyPassword(services, attempt, password)
  if (!user) throw invalid({ [field]: [PASSWORD_WRONG] })
  await refundPasswordAttempt(services, attempt)
  return user
}

/** @throws invalid for one of the most used passwords */
export function requireUncommon(password: string): void {
  if (isCommonPassword(password)) throw invalid({ password: [PASSWORD_TOO_COMMON] })
}

export function requireNotEmail(password: string, email: string): void {
  if (password.toLowerCase() === email) throw invalid({ password: [PASSWORD_IS_EMAIL] })
}

/** Stores the new password, voids every mailed link, ends every session and mails the person. */
export async function replacePassword(tx: Database, user: UserRow, password_hash: string): Promise<void> {
  await saveUser(tx, user.id, { password_hash })
  await voidPasswordResets(tx, user.id)
  await revokeUserSessions(tx, user.id)
  await recordAudit(tx, user.id, 'account.password_changed', ['user', user.id])
  await mailNotice(tx, user, 'password-changed')
}

/**
 * Changes the caller's password and ends every session, because the current one may have been copied. Opens a new one
 * for this device.
 * @returns the tokens of the new session, which has the lifetime of the previous one
 * @throws invalid on the field concerned
 */
export async function changePassword(services: Services, actor: Actor, input: ChangePassword, caller: Caller) {
  const { db, tokens, secrets } = services
  const password = input.current_password
  const verified = await requirePassword(services, { actor, caller, password, field: 'current_password' })
  requireUncommon(input.password)
  requireNotEmail(input.password, verified.email)
  const password_hash = await hashPassword(input.password)
  return db.transaction(async (tx) => {
    const user = await lockUnchanged(tx, verified)
    // The password was changed elsewhere meanwhile, so the given one is no longer current.
    if (!user) throw invalid({ current_password: [PASSWORD_WRONG] })
    const isPersistent = await isPersistentSession(tx, actor.session_id)
    await replacePassword(tx, user, password_hash)
    const session = await openSession(tx, tokens, user.id, toDevice(secrets, user.id, caller), isPersistent)
    return session.tokens
  })
}

/**
 * Requires that the session verified its password within the last 10 minutes, by a sign-in or by a step-up: a stolen
 * token alone must not be enough for the action.
 * @param reason shown in the browser's dialog
 * @throws forbidden with `code` and, for an account with a second factor, `otp_required`
 */
export async function requireStepUp(db: Database, actor: Actor, reason: string): Promise<void> {
  const { is_recent, has_second_factor } = await findPasswordProof(db, actor.session_id)
  if (is_recent) return
  throw new AppError('forbidden', reason, {
    extra: { code: STEP_UP_REQUIRED, ...(has_second_factor ? { otp_required: true } : {}) },
  })
}

/** @throws invalid on `password` or `code`; wrong passwords count as failed sign-ins */
export async function stepUp(services: Services, actor: Actor, input: StepUp, caller: Caller): Promise<StepUpDone> {
  const verified = await requirePassword(services, { actor, caller, password: input.password, field: 'password' })
  const errors = {
    code: (message: string) => invalid({ code: [message] }),
    changed: () => invalid({ password: [PASSWORD_WRONG] }),
  }
  const confirm = (tx: Database) => confirmPassword(tx, actor.session_id)
  const validUntil = await withSecondFactor(services, verified, input.code, errors, confirm)
  return { valid_until: validUntil.toISOString() }
}
