import { PASSWORD_IS_EMAIL, PASSWORD_TOO_COMMON, PASSWORD_WRONG } from '#domain/accounts/account-rules.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import type { Actor, Caller, Services } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import { invalid, requireFound } from '../../errors.ts'
import { isCommonPassword, isRightPassword } from '../../infra/passwords.ts'
import { findUser, lockUser, saveUser, type UserRow } from '../accounts.queries.ts'
import { voidPasswordResets } from '../mailed-links.queries.ts'
import { revokeUserSessions } from '../sessions.queries.ts'
import { mailNotice } from './account-mails.service.ts'
import { countGuess, forgiveGuess, reportFailedGuess } from './password-guesses.service.ts'

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
