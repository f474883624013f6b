import { setTimeout as delay } from 'node:timers/promises'
import { RESET_LINK_INVALID } from '#domain/accounts/account-rules.ts'
import type { ResetPassword } from '#domain/accounts/accounts.schema.ts'
import type { Caller, Services } from '../context.ts'
import { invalid } from '../errors.ts'
import { hashPassword, makeLinkToken, sha256 } from '../infra/passwords.ts'
import { queueMail } from '../mail/mail.service.ts'
import { findUserByEmail, lockUser, setEmailVerified } from './accounts.queries.ts'
import { passwordResets } from './accounts.table.ts'
import { mayEnter } from './demo-access.ts'
import {
  consumeAccountLink,
  insertAccountLink,
  isLivePasswordReset,
  voidPasswordResets,
} from './mailed-links.queries.ts'
import { replacePassword, requireNotEmail, requireUncommon } from './security/password-check.service.ts'
import { clearSecondFactor } from './security/second-factor.queries.ts'

const LINK_LIFE_MS = 60 * 60 * 1000
/** Longer than the work for a known address takes, so that the response time reveals nothing. */
const ANSWER_AFTER_MS = 250

async function mailLink(services: Services, email: string, caller: Caller): Promise<void> {
  const { db } = services
  const user = await findUserByEmail(db, email)
  if (!user || !mayEnter(user, services, caller)) return
  const { token, hash } = makeLinkToken()
  await db.transaction(async (tx) => {
    await voidPasswordResets(tx, user.id)
    await insertAccountLink(tx, passwordResets, user.id, hash, new Date(Date.now() + LINK_LIFE_MS))
    await queueMail(tx, { to: user.email, template: 'password-reset', props: { first_name: user.first_name, token } })
  })
}

/** Mails a link that works once within an hour. Response and timing are the same for unknown addresses. */
export async function forgotPassword(services: Services, email: string, caller: Caller): Promise<void> {
  const { limits } = services
  await limits.take('forgotByAddress', caller.address)
  await limits.take('forgotByAccount', email)
  await Promise.all([mailLink(services, email, caller), delay(ANSWER_AFTER_MS)])
}

/** Sets a new password with a mailed link and ends every session of the account. */
export async function resetPassword({ db, limits }: Services, input: ResetPassword): Promise<void> {
  requireUncommon(input.password)
  const tokenHash = sha256(input.token)
  // Hashing a password is expensive and this route needs no sign-in, so check the link first.
  if (!(await isLivePasswordReset(db, tokenHash))) throw invalid({ token: [RESET_LINK_INVALID] })
  const password_hash = await hashPassword(input.password)
  const email = await db.transaction(async (tx) => {
    const userId = await consumeAccountLink(tx, passwordResets, tokenHash)
    const user = userId === null ? null : await lockUser(tx, userId)
    if (!user?.is_active) throw invalid({ token: [RESET_LINK_INVALID] })
    requireNotEmail(input.password, user.email)
    // The link was mailed, so the caller reads the mail of that address. An older second factor may belong to another
    // person and would lock the owner of the address out.
    if (await setEmailVerified(tx, user.id)) await clearSecondFactor(tx, user.id)
    await replacePassword(tx, user, password_hash)
    return user.email
  })
  // Lets the owner sign in on a new device while strangers guess passwords.
  await limits.reset('loginFailuresByAccount', email)
}
