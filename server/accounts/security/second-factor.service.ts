import { EMAIL_NOT_VERIFIED, OTP_IS_ON, OTP_NOT_BEGUN, OTP_NOT_ON, OTP_WRONG } from '#domain/accounts/account-rules.ts'
import type { OtpSetup, RecoveryCodes } from '#domain/accounts/security.schema.ts'
import type { AuditAction } from '#domain/audit/audit-labels.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import type { Actor, Services } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import { conflict, invalid, requireFound } from '../../errors.ts'
import type { AccountNotice } from '../../mail/mail.service.ts'
import { lockUser, type UserRow } from '../accounts.queries.ts'
import { mailNotice } from './account-mails.service.ts'
import { hashRecoveryCode, makeRecoveryCodes, secretOwner } from './one-time-code.service.ts'
import {
  clearSecondFactor,
  enableSecondFactor,
  replaceRecoveryCodes,
  savePendingSecret,
} from './second-factor.queries.ts'
import { makeTotpSecret, stepOfCode, totpUri } from './totp.ts'

async function recordAndMail(tx: Database, user: UserRow, action: AuditAction, notice: AccountNotice): Promise<void> {
  await recordAudit(tx, user.id, action, ['user', user.id])
  await mailNotice(tx, user, notice)
}

async function giveRecoveryCodes(tx: Database, userId: number): Promise<RecoveryCodes> {
  const recovery_codes = makeRecoveryCodes()
  await replaceRecoveryCodes(tx, userId, recovery_codes.map(hashRecoveryCode))
  return { recovery_codes }
}

/** @throws conflict for an unverified address: a stranger who registered with it would lock its owner out */
function requireVerified(user: UserRow): void {
  if (!user.email_verified_at) throw conflict(EMAIL_NOT_VERIFIED)
}

/** Stores a new secret, shown once, that has no effect until a code of it is confirmed. */
export async function setUpSecondFactor({ db, secrets }: Services, actor: Actor): Promise<OtpSetup> {
  const secret = makeTotpSecret()
  return db.transaction(async (tx) => {
    const user = requireFound(await lockUser(tx, actor.id))
    if (user.otp_enabled_at) throw conflict(OTP_IS_ON)
    requireVerified(user)
    await savePendingSecret(tx, user.id, secrets.seal(secret, secretOwner(user.id)))
    return { secret, uri: totpUri(secret, user.email) }
  })
}

/**
 * Enables the second factor with the authenticator's first code, and returns the recovery codes, which are shown once.
 */
export async function confirmSecondFactor({ db, secrets }: Services, actor: Actor, otp: string) {
  return db.transaction(async (tx) => {
    const user = requireFound(await lockUser(tx, actor.id))
    if (user.otp_enabled_at) throw conflict(OTP_IS_ON)
    requireVerified(user)
    const secret = user.otp_secret && secrets.open(user.otp_secret, secretOwner(user.id))
    if (!secret) throw conflict(OTP_NOT_BEGUN)
    const step = stepOfCode(secret, otp.replaceAll(/\s/g, ''))
    if (step === null) throw invalid({ otp: [OTP_WRONG] })
    await enableSecondFactor(tx, user.id, step)
    await recordAndMail(tx, user, 'account.second_factor_on', 'second-factor-on')
    return giveRecoveryCodes(tx, user.id)
  })
}

export async function disableSecondFactor(db: Database, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const user = requireFound(await lockUser(tx, actor.id))
    if (!user.otp_enabled_at) throw conflict(OTP_NOT_ON)
    await clearSecondFactor(tx, user.id)
    await recordAndMail(tx, user, 'account.second_factor_off', 'second-factor-off')
  })
}

/** Replaces all recovery codes. */
export async function renewRecoveryCodes(db: Database, actor: Actor): Promise<RecoveryCodes> {
  return db.transaction(async (tx) => {
    const user = requireFound(await lockUser(tx, actor.id))
    if (!user.otp_enabled_at) throw conflict(OTP_NOT_ON)
    await recordAndMail(tx, user, 'account.recovery_codes_renewed', 'recovery-codes-renewed')
    return giveRecoveryCodes(tx, user.id)
  })
}
