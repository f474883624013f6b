import { PASSWORD_WRONG } from '#domain/accounts/account-rules.ts'
import type { Actor, Caller, Services } from '../../context.ts'
import { invalid, notFound } from '../../errors.ts'
import { isRightPassword } from '../../infra/passwords.ts'
import { findUser } from '../accounts.queries.ts'
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
