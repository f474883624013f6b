import { PASSWORD_WRONG } from '#domain/accounts/account-rules.ts'
import type { Actor, Services } from '../../context.ts'
import { invalid, notFound } from '../../errors.ts'
import { isRightPassword } from '../../infra/passwords.ts'
import { findUser, type UserRow } from '../accounts.queries.ts'

/**
 * Asks for the password again before something that a stolen session must not do. Tries are counted for each session:
 * whoever has stolen one cannot guess without end, and the owner's own devices stay free.
 * @throws invalid on that field
 */
export async function requirePassword(
  { db, limits }: Services,
  actor: Actor,
  password: string,
  field = 'current_password',
): Promise<UserRow> {
  const key = String(actor.session_id)
  await limits.take('passwordChecks', key)
  const user = await findUser(db, actor.id)
  if (!user) throw notFound()
  if (!(await isRightPassword(user.password_hash, password))) throw invalid({ [field]: [PASSWORD_WRONG] })
  await limits.forget('passwordChecks', key)
  return user
}
