import {
  OTP_REQUIRED,
  OTP_WRONG,
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
import { widerNetworks } from '../../infra/networks.ts'
import { hashPassword, isCommonPassword, isRightPassword } from '../../infra/passwords.ts'
import { ACCOUNT_FAILURES_AN_HOUR, type SharedName } from '../../infra/rate-limits.ts'
import { findUser, findUserByEmail, lockUser, saveUser, type UserRow, voidPasswordResets } from '../accounts.queries.ts'
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
import { countCode, notifyWrongCodes, resetCodes, takeCode } from './second-factor.service.ts'

/** A password that is about to be compared. */
export interface Guess {
  /** As it was typed: there may be no such account. */
  email: string
  caller: Caller
  /** Of a caller who is signed in already. */
  session_id?: number
}

type Counter = [name: SharedName, key: string]

/** A device's own network, and its session, so that a stolen one cannot guess from many addresses. */
function ownCounters({ email, caller, session_id }: Guess): Counter[] {
  const byAddress: Counter = ['loginFailures', `${email}|${caller.address}`]
  return session_id === undefined ? [byAddress] : [byAddress, ['loginFailures', `session ${session_id}`]]
}

/** The networks around it, which one customer may own. */
function widerCounters({ email, caller }: Guess): Counter[] {
  const wider = widerNetworks(caller.address)
  if (!wider) return []
  return [
    ['loginFailuresBy56', `${email}|${wider.by56}`],
    ['loginFailuresBy48', `${email}|${wider.by48}`],
  ]
}

async function isKnownDevice({ db, secrets }: Services, { email, caller, session_id }: Guess): Promise<boolean> {
  if (session_id !== undefined) return true
  const user = caller.device_id === null ? null : await findUserByEmail(db, email)
  const hash = user && toDevice(secrets, user.id, caller).device_hash
  return user !== null && hash ? hasSessionOfDevice(db, user.id, hash) : false
}

/**
 * Counts a guess before the password is compared, so that guesses sent all at once cannot pass a limit. Beyond the bound
 * of the whole account only devices that have been signed in to it may go on: strangers lock nobody out.
 * @returns how many the account has had within the hour; null where they are not counted, or are beyond the bound
 * @throws rate_limited
 */
export async function countGuess(services: Services, guess: Guess): Promise<number | null> {
  for (const [name, key] of [...ownCounters(guess), ...widerCounters(guess)]) await services.limits.take(name, key)
  try {
    return await services.limits.take('loginFailuresByAccount', guess.email)
  } catch (error) {
    const isBound = error instanceof AppError && error.code === 'rate_limited'
    if (isBound && (await isKnownDevice(services, guess))) return null
    throw error
  }
}

/** After a right password: this device's own failures are forgotten, elsewhere only this guess is taken back. */
export async function forgiveGuess({ limits }: Services, guess: Guess): Promise<void> {
  for (const [name, key] of ownCounters(guess)) await limits.reset(name, key)
  for (const [name, key] of widerCounters(guess)) await limits.refund(name, key)
  await limits.refund('loginFailuresByAccount', guess.email)
}

/** Tells the owner once an hour at most: at the guess that reaches the bound of the account. */
export async function reportFailedGuess({ db }: Services, user: UserRow | null, counted: number | null): Promise<void> {
  if (counted !== ACCOUNT_FAILURES_AN_HOUR || !user?.is_active) return
  await mailNotice(db, user, 'many-wrong-passwords')
}

interface PasswordCheck {
  actor: Actor
  caller: Caller
  password: string
  /** Where the form shows that it is wrong. */
  field: 'current_password' | 'password'
}

/**
 * Asks for the password again before an action that a stolen session must not do.
 * @throws invalid on that field
 */
export async function requirePassword(services: Services, { actor, caller, password, field }: PasswordCheck) {
  const user = requireFound(await findUser(services.db, actor.id))
  const guess = { email: user.email, caller, session_id: actor.session_id }
  const counted = await countGuess(services, guess)
  if (!(await isRightPassword(user.password_hash, password))) {
    await reportFailedGuess(services, user, counted)
    throw invalid({ [field]: [PASSWORD_WRONG] })
  }
  await forgiveGuess(services, guess)
  return user
}

/**
 * Locks an account whose password was looked at outside the transaction; null where what was given proves nothing any
 * more: it is gone or disabled, or its password or second factor has changed meanwhile.
 */
export async function lockUnchanged(tx: Database, seen: UserRow): Promise<UserRow | null> {
  const user = await lockUser(tx, seen.id)
  if (!user?.is_active || user.password_hash !== seen.password_hash) return null
  return user.otp_enabled_at?.getTime() === seen.otp_enabled_at?.getTime() ? user : null
}

/** @throws invalid for a password that everybody would try first */
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
 * Changes the own password and ends every session: this one may have been copied. A new one is opened for this device.
 * @returns the tokens of the new session, which lives as long as the one before would have
 * @throws invalid on the field concerned
 */
export async function changePassword(services: Services, actor: Actor, input: ChangePassword, caller: Caller) {
  const { db, tokens, secrets } = services
  const password = input.current_password
  const seen = await requirePassword(services, { actor, caller, password, field: 'current_password' })
  requireUncommon(input.password)
  requireNotEmail(input.password, seen.email)
  const password_hash = await hashPassword(input.password)
  return db.transaction(async (tx) => {
    const user = await lockUnchanged(tx, seen)
    // Changed meanwhile from elsewhere: what was given is the current password no more.
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
  const seen = await requirePassword(services, { actor, caller, password: input.password, field: 'password' })
  const code = seen.otp_enabled_at ? input.code : undefined
  if (seen.otp_enabled_at && !code) throw invalid({ code: [OTP_REQUIRED] })
  const counted = code ? await countCode(services, seen.id, code) : null
  const done = await services.db.transaction(async (tx) => {
    const user = await lockUnchanged(tx, seen)
    if (!user) throw invalid({ password: [PASSWORD_WRONG] })
    const kind = code ? await takeCode(tx, services, user, code) : null
    if (code && !kind) return null
    return { kind, valid_until: await confirmPassword(tx, actor.session_id) }
  })
  if (!done) {
    await notifyWrongCodes(services, seen, counted)
    throw invalid({ code: [OTP_WRONG] })
  }
  if (done.kind) await resetCodes(services, seen.id, done.kind)
  return { valid_until: done.valid_until.toISOString() }
}
