import { setTimeout as delay } from 'node:timers/promises'
import {
  EMAIL_VERIFIED_ALREADY,
  RESET_LINK_INVALID,
  VERIFICATION_LINK_DAYS,
  VERIFICATION_LINK_INVALID,
  VERIFICATION_NEEDS_SIGN_IN,
  VERIFICATION_SENT,
} from '#domain/accounts/account-rules.ts'
import type { ResetPassword } from '#domain/accounts/accounts.schema.ts'
import { DAY_MS } from '#domain/durations.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Actor, Caller, Services } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { conflict, invalid, requireFound } from '../errors.ts'
import { hashPassword, makeLinkToken, sha256 } from '../infra/secrets/passwords.ts'
import { queueMail } from '../mail/mail.service.ts'
import {
  consumeAccountLink,
  findUser,
  findUserByEmail,
  insertAccountLink,
  isLivePasswordReset,
  lockUser,
  setEmailVerified,
  voidPasswordResets,
} from './accounts.queries.ts'
import { emailVerifications, passwordResets } from './accounts.table.ts'
import { maySignIn } from './demo-access.ts'
import { replacePassword, requireNotEmail, requireUncommon } from './security/passwords.service.ts'
import { clearSecondFactor } from './security/second-factor.queries.ts'

const LINK_LIFE_MS = 60 * 60 * 1000
/** Longer than a known address takes, so that the response time does not reveal whether an account exists. */
const ANSWER_AFTER_MS = 250

async function mailLink(services: Services, email: string, caller: Caller): Promise<void> {
  const { db } = services
  const user = await findUserByEmail(db, email)
  if (!user || !maySignIn(user, services, caller)) return
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

/** Creates the token of a mailed link; earlier ones stay valid, because mails arrive late and in any order. */
export async function makeVerificationToken(db: Database, userId: number): Promise<string> {
  const { token, hash } = makeLinkToken()
  await insertAccountLink(db, emailVerifications, userId, hash, new Date(Date.now() + VERIFICATION_LINK_DAYS * DAY_MS))
  return token
}

/** Sends the link again, only to the account's own address. */
export async function sendVerification({ db, limits }: Services, actor: Actor): Promise<string> {
  const user = requireFound(await findUser(db, actor.id))
  if (user.email_verified_at) return EMAIL_VERIFIED_ALREADY
  await limits.take('verification', String(actor.id))
  await db.transaction(async (tx) => {
    const token = await makeVerificationToken(tx, user.id)
    await queueMail(tx, { to: user.email, template: 'verify-email', props: { first_name: user.first_name, token } })
  })
  return VERIFICATION_SENT
}

/**
 * Accepts a mailed link, once, from a caller who is signed in to its account. The link proves who reads the mailbox,
 * not who knows the password: with the link alone, the owner of an address would confirm the account of a stranger who
 * has registered with it. An owner without the password sets a new one by mail, which confirms the address too.
 */
export async function verifyEmail(db: Database, actor: Actor, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const userId = await consumeAccountLink(tx, emailVerifications, sha256(token))
    if (userId === null) throw invalid({ token: [VERIFICATION_LINK_INVALID] })
    // Thrown within the transaction, so that the link stays valid for after the sign-in.
    if (userId !== actor.id) throw conflict(VERIFICATION_NEEDS_SIGN_IN)
    if (!(await setEmailVerified(tx, userId))) return
    await recordAudit(tx, userId, 'account.email_verified', ['user', userId])
  })
}
