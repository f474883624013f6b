import { PASSWORD_WRONG } from '#domain/accounts/account-rules.ts'
import type { Actor, Caller, Services } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import { invalid, notFound } from '../../errors.ts'
import { isRightPassword } from '../../infra/passwords.ts'
import { findUser, lockUser, type UserRow } from '../accounts.queries.ts'
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
  const user = await findUser(services.db, actor.id)
  if (!user) throw notFound()
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
