import { EMAIL_TAKEN, WRONG_CREDENTIALS } from '#domain/accounts/account-rules.ts'
import type { Login, Registration, SignedIn } from '#domain/accounts/accounts.schema.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Caller, Services } from '../context.ts'
import { invalid, unauthenticated } from '../errors.ts'
import { widerNetworks } from '../infra/networks.ts'
import { hashPassword } from '../infra/secrets/passwords.ts'
import { queueMail } from '../mail/mail.service.ts'
import { findUserByEmail, insertTermsConsent, insertUser } from './accounts.queries.ts'
import { toUser } from './accounts.service.ts'
import { maySignIn } from './demo-access.ts'
import { makeVerificationToken } from './mailed-links.service.ts'
import { notifyNewDevice } from './security/account-mails.service.ts'
import { toDevice } from './security/device.ts'
import { refundPasswordAttempt, requireUncommon, verifyPassword } from './security/passwords.service.ts'
import { withSecondFactor } from './security/second-factor.service.ts'
import { openSession } from './sessions.service.ts'

/** Counts attempts per network, regardless of the account. */
async function countSignInAttempt({ limits }: Services, { address }: Caller): Promise<void> {
  await limits.take('loginTries', address)
  const wider = widerNetworks(address)
  if (!wider) return
  await limits.take('loginTriesBy56', wider.by56)
  await limits.take('loginTriesBy48', wider.by48)
}

/**
 * A wrong address, a wrong password, a disabled account and a demo account on another machine all get the same answer
 * in the same time.
 */
export async function login(services: Services, input: Login, caller: Caller): Promise<SignedIn> {
  await countSignInAttempt(services, caller)
  const attempt = { email: input.email, caller }
  const verified = await verifyPassword(services, attempt, input.password)
  if (!verified || !maySignIn(verified, services, caller)) throw unauthenticated(WRONG_CREDENTIALS)
  const errors = {
    code: (message: string) => unauthenticated(message, { otp_required: true }),
    // Each of these changes ends all sessions, and this one would be opened afterwards.
    changed: () => unauthenticated(WRONG_CREDENTIALS),
  }
  const signedIn = await withSecondFactor(services, verified, input.otp, errors, async (tx, user) => {
    const device = toDevice(services.secrets, user.id, caller)
    await notifyNewDevice(tx, user, device)
    const session = await openSession(tx, services.tokens, user.id, device, input.remember ?? false)
    await recordAudit(tx, user.id, 'account.signed_in', ['user', user.id])
    return { user: toUser(user), tokens: session.tokens }
  })
  // Only now: if a code is required too, a right password alone must not reset the counters.
  await refundPasswordAttempt(services, attempt)
  return signedIn
}

/** Opens an account, always with role `user`, and signs it in. */
export async function register(
  { db, limits, tokens, secrets }: Services,
  input: Registration,
  caller: Caller,
): Promise<SignedIn> {
  await limits.take('register', caller.address)
  requireUncommon(input.password)
  if (await findUserByEmail(db, input.email)) throw invalid({ email: [EMAIL_TAKEN] })
  const password_hash = await hashPassword(input.password)
  const { first_name, last_name, email, phone_number, age, gender, height, weight } = input
  const person = { first_name, last_name, email, phone_number, age, gender, height, weight }
  return db.transaction(async (tx) => {
    const row = await insertUser(tx, { ...person, password_hash })
    // Two simultaneous registrations: the unique index rejects one.
    if (!row) throw invalid({ email: [EMAIL_TAKEN] })
    if (input.terms_accepted) await insertTermsConsent(tx, row.id)
    const session = await openSession(tx, tokens, row.id, toDevice(secrets, row.id, caller), false)
    await recordAudit(tx, row.id, 'account.registered', ['user', row.id])
    const token = await makeVerificationToken(tx, row.id)
    await queueMail(tx, { to: row.email, template: 'welcome', props: { first_name: row.first_name, token } })
    return { user: toUser(row), tokens: session.tokens }
  })
}
