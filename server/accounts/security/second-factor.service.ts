import {
  EMAIL_NOT_VERIFIED,
  OTP_IS_ON,
  OTP_NOT_BEGUN,
  OTP_NOT_ON,
  OTP_WRONG,
  PASSWORD_WRONG,
} from '#domain/accounts/account-rules.ts'
import type { OtpProof, OtpSetup, RecoveryCodes } from '#domain/accounts/security.schema.ts'
import type { AuditAction } from '#domain/audit/audit-labels.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import type { Actor, Services } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { type AccountNotice, queueMail } from '../../mail/mail.service.ts'
import { lockUser, type UserRow } from '../accounts.queries.ts'
import { countCode, forgetCodes, secretOwner, takeCode, tellOfWrongCodes } from './one-time-code.service.ts'
import { requirePassword } from './password-check.service.ts'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts'
import {
  clearSecondFactor,
  enableSecondFactor,
  replaceRecoveryCodes,
  savePendingSecret,
} from './second-factor.queries.ts'
import { makeTotpSecret, stepOfCode, totpUri } from './totp.ts'
import { lockUnchanged } from './unchanged-account.service.ts'

async function tell(tx: Database, user: UserRow, action: AuditAction, notice: AccountNotice): Promise<void> {
  await recordAudit(tx, { actor_id: user.id, action, target_type: 'user', target_id: user.id })
  await queueMail(tx, {
    to: user.email,
    template: 'account-notice',
    props: { first_name: user.first_name, notice, at: new Date().toISOString() },
  })
}

async function giveRecoveryCodes(tx: Database, userId: number): Promise<RecoveryCodes> {
  const recovery_codes = makeRecoveryCodes()
  await replaceRecoveryCodes(tx, userId, recovery_codes.map(hashRecoveryCode))
  return { recovery_codes }
}

/** @throws conflict: whoever has registered under somebody else's address would lock its owner out */
function requireVerified(user: UserRow): void {
  if (!user.email_verified_at) throw conflict(EMAIL_NOT_VERIFIED)
}

/** @throws invalid where the password given is the current one no more */
async function lockSeen(tx: Database, seen: UserRow): Promise<UserRow> {
  const user = await lockUnchanged(tx, seen)
  if (!user) throw invalid({ current_password: [PASSWORD_WRONG] })
  return user
}

/** Begins: a new secret, shown once, that counts for nothing until a code of it was given. */
export async function setUpSecondFactor(services: Services, actor: Actor, password: string): Promise<OtpSetup> {
  const seen = await requirePassword(services, actor, password)
  const secret = makeTotpSecret()
  await services.db.transaction(async (tx) => {
    const user = await lockSeen(tx, seen)
    if (user.otp_enabled_at) throw conflict(OTP_IS_ON)
    requireVerified(user)
    await savePendingSecret(tx, actor.id, services.secrets.seal(secret, secretOwner(actor.id)))
  })
  return { secret, uri: totpUri(secret, seen.email) }
}

/** Switches it on with the first code of the authenticator, and gives the recovery codes, once. */
export async function confirmSecondFactor(
  { db, secrets }: Services,
  actor: Actor,
  otp: string,
): Promise<RecoveryCodes> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, actor.id)
    if (!user) throw notFound()
    if (user.otp_enabled_at) throw conflict(OTP_IS_ON)
    requireVerified(user)
    const secret = user.otp_secret && secrets.open(user.otp_secret, secretOwner(user.id))
    if (!secret) throw conflict(OTP_NOT_BEGUN)
    const step = stepOfCode(secret, otp.replaceAll(/\s/g, ''))
    if (step === null) throw invalid({ otp: [OTP_WRONG] })
    await enableSecondFactor(tx, user.id, step)
    await tell(tx, user, 'account.second_factor_on', 'second-factor-on')
    return giveRecoveryCodes(tx, user.id)
  })
}

/**
 * Does what asks for the password and a code, in one transaction with using up the code.
 * @throws invalid for a wrong password or a wrong code, each on its field
 */
async function withBoth<T>(
  services: Services,
  actor: Actor,
  proof: OtpProof,
  deed: (tx: Database, user: UserRow) => Promise<T>,
): Promise<T> {
  const seen = await requirePassword(services, actor, proof.current_password)
  if (!seen.otp_enabled_at) throw conflict(OTP_NOT_ON)
  const counted = await countCode(services, seen.id, proof.otp)
  const done = await services.db.transaction(async (tx) => {
    const user = await lockSeen(tx, seen)
    const kind = await takeCode(tx, services, user, proof.otp)
    return kind && { kind, answer: await deed(tx, user) }
  })
  if (!done) {
    await tellOfWrongCodes(services, seen, counted)
    throw invalid({ otp: [OTP_WRONG] })
  }
  await forgetCodes(services, seen.id, done.kind)
  return done.answer
}

export async function disableSecondFactor(services: Services, actor: Actor, proof: OtpProof): Promise<void> {
  await withBoth(services, actor, proof, async (tx, user) => {
    await clearSecondFactor(tx, user.id)
    await tell(tx, user, 'account.second_factor_off', 'second-factor-off')
  })
}

/** New recovery codes; those before are void. */
export async function renewRecoveryCodes(services: Services, actor: Actor, proof: OtpProof): Promise<RecoveryCodes> {
  return withBoth(services, actor, proof, async (tx, user) => {
    await tell(tx, user, 'account.recovery_codes_renewed', 'recovery-codes-renewed')
    return giveRecoveryCodes(tx, user.id)
  })
}
