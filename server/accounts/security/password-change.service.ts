import { PASSWORD_WRONG } from '#domain/accounts/account-rules.ts'
import type { ChangePassword } from '#domain/accounts/security.schema.ts'
import type { Actor, Services } from '../../context.ts'
import { invalid } from '../../errors.ts'
import { hashPassword } from '../../infra/passwords.ts'
import { lockUser } from '../accounts.queries.ts'
import { replacePassword, requireNotEmail, requireUncommon } from './new-password.service.ts'
import { requirePassword } from './password-check.service.ts'

/** Changes the own password: this device stays signed in, every other one is signed out. */
export async function changePassword(services: Services, actor: Actor, input: ChangePassword): Promise<void> {
  const seen = await requirePassword(services, actor, input.current_password)
  requireUncommon(input.password)
  requireNotEmail(input.password, seen.email)
  const password_hash = await hashPassword(input.password)
  await services.db.transaction(async (tx) => {
    const user = await lockUser(tx, actor.id)
    // Changed meanwhile from elsewhere: what was given is the current password no more.
    if (user?.password_hash !== seen.password_hash) throw invalid({ current_password: [PASSWORD_WRONG] })
    await replacePassword(tx, user, password_hash, actor.session_id)
  })
}
