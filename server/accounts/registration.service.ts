import { EMAIL_TAKEN, PASSWORD_TOO_COMMON } from '#domain/accounts/account-rules.ts'
import type { Registration, SignedIn } from '#domain/accounts/accounts.schema.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Caller, Services } from '../context.ts'
import { invalid } from '../errors.ts'
import { hashPassword, isCommonPassword } from '../infra/passwords.ts'
import { queueMail } from '../mail/mail.service.ts'
import { findUserByEmail, insertTermsConsent, insertUser } from './accounts.queries.ts'
import { toUser } from './accounts.service.ts'
import { toDevice } from './security/device.ts'
import { makeVerificationToken } from './security/email-verification.service.ts'
import { openSession } from './sessions.service.ts'

/** Opens an account, always with role `user`, and signs it in. */
export async function register(
  { db, tokens, secrets }: Pick<Services, 'db' | 'tokens' | 'secrets'>,
  input: Registration,
  caller: Caller,
): Promise<SignedIn> {
  if (isCommonPassword(input.password)) throw invalid({ password: [PASSWORD_TOO_COMMON] })
  if (await findUserByEmail(db, input.email)) throw invalid({ email: [EMAIL_TAKEN] })
  const password_hash = await hashPassword(input.password)
  const { first_name, last_name, email } = input
  return db.transaction(async (tx) => {
    const row = await insertUser(tx, { first_name, last_name, email, password_hash })
    // Two registrations at once: the unique index lets one through.
    if (!row) throw invalid({ email: [EMAIL_TAKEN] })
    if (input.terms_accepted) await insertTermsConsent(tx, row.id)
    const session = await openSession(tx, tokens, row.id, toDevice(secrets, row.id, caller), false)
    await recordAudit(tx, row.id, 'account.registered', ['user', row.id])
    const token = await makeVerificationToken(tx, row.id)
    await queueMail(tx, { to: row.email, template: 'welcome', props: { first_name: row.first_name, token } })
    return { user: toUser(row), tokens: session.tokens }
  })
}
