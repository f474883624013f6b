import {
  EMAIL_VERIFIED_ALREADY,
  VERIFICATION_LINK_DAYS,
  VERIFICATION_LINK_INVALID,
  VERIFICATION_NEEDS_SIGN_IN,
  VERIFICATION_SENT,
} from '#domain/accounts/account-rules.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import type { Actor, Services } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import { conflict, invalid, requireFound } from '../../errors.ts'
import { makeLinkToken, sha256 } from '../../infra/passwords.ts'
import { queueMail } from '../../mail/mail.service.ts'
import { findUser, setEmailVerified } from '../accounts.queries.ts'
import { emailVerifications } from '../accounts.table.ts'
import { consumeAccountLink, insertAccountLink } from '../mailed-links.queries.ts'

const DAY_MS = 24 * 3600 * 1000

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
