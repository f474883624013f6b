import { WRONG_CREDENTIALS } from '#domain/accounts/account-rules.ts'
import type { Login, SignedIn } from '#domain/accounts/accounts.schema.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Services } from '../context.ts'
import { unauthenticated } from '../errors.ts'
import { isRightPassword } from '../infra/passwords.ts'
import { findUserByEmail } from './accounts.queries.ts'
import { toUser } from './accounts.service.ts'
import { type Device, openSession } from './sessions.service.ts'

/**
 * Signs in. A wrong address, a wrong password, a disabled account and a demo account outside loopback get the same
 * answer in the same time.
 */
export async function login(services: Services, input: Login, device: Device): Promise<SignedIn> {
  const { db, tokens, limits } = services
  const failureKey = `${input.email}|${device.address}`
  await limits.take('loginTries', device.address)
  // Counted before the password is looked at, and given back below: guesses sent all at once cannot pass the limit.
  await limits.take('loginFailures', failureKey)
  const row = await findUserByEmail(db, input.email)
  const isRight = await isRightPassword(row?.password_hash ?? null, input.password)
  const mayEnter = row?.is_active && (!row.is_demo || services.allowsDemoSignIn)
  if (!isRight || !mayEnter) throw unauthenticated(WRONG_CREDENTIALS)
  await limits.forget('loginFailures', failureKey)
  return db.transaction(async (tx) => {
    const session = await openSession(tx, tokens, row.id, device, input.remember ?? false)
    await recordAudit(tx, { actor_id: row.id, action: 'account.signed_in', target_type: 'user', target_id: row.id })
    return { user: toUser(row), tokens: session.tokens }
  })
}
