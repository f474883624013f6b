import { PASSWORD_WRONG } from '#domain/accounts/account-rules.ts'
import type { ChangePassword } from '#domain/accounts/security.schema.ts'
import type { Actor, Caller, Services } from '../../context.ts'
import { invalid } from '../../errors.ts'
import { hashPassword } from '../../infra/passwords.ts'
import { isPersistentSession } from '../sessions.queries.ts'
import { openSession } from '../sessions.service.ts'
import { toDevice } from './device.ts'
import {
  lockUnchanged,
  replacePassword,
  requireNotEmail,
  requirePassword,
  requireUncommon,
} from './password-check.service.ts'

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
