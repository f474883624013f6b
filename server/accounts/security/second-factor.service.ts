import { randomInt } from 'node:crypto'
import { EMAIL_NOT_VERIFIED, OTP_IS_ON, OTP_NOT_BEGUN, OTP_NOT_ON, OTP_WRONG } from '#domain/accounts/account-rules.ts'
import type { OtpSetup, RecoveryCodes } from '#domain/accounts/security.schema.ts'
import type { AuditAction } from '#domain/audit/audit-labels.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import type { Actor, Services } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import { conflict, invalid, requireFound } from '../../errors.ts'
import { sha256 } from '../../infra/passwords.ts'
import type { AccountNotice } from '../../mail/mail.service.ts'
import { lockUser, type UserRow } from '../accounts.queries.ts'
import { mailNotice } from './account-mails.service.ts'
import {
  clearSecondFactor,
  consumeRecoveryCode,
  consumeTimeStep,
  enableSecondFactor,
  replaceRecoveryCodes,
  savePendingSecret,
} from './second-factor.queries.ts'
import { makeTotpSecret, stepOfCode, totpUri } from './totp.ts'

async function recordAndMail(tx: Database, user: UserRow, action: AuditAction, notice: AccountNotice): Promise<void> {
  await recordAudit(tx, user.id, action, ['user', user.id])
  await mailNotice(tx, user, notice)
}

async function issueRecoveryCodes(tx: Database, userId: number): Promise<RecoveryCodes> {
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
    const step = stepOfCode(secret, withoutSeparators(otp))
    if (step === null) throw invalid({ otp: [OTP_WRONG] })
    await enableSecondFactor(tx, user.id, step)
    await recordAndMail(tx, user, 'account.second_factor_on', 'second-factor-on')
    return issueRecoveryCodes(tx, user.id)
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
    return issueRecoveryCodes(tx, user.id)
  })
}

const CODES = 10
/** Without letters and digits that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const GROUPS = 3
const GROUP_LENGTH = 4

function makeGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** Ten codes of 59 bits each, which cannot be guessed, so that a plain hash is enough. */
function makeRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, makeGroup).join('-'))
}

/** Ignores case, spaces and hyphens. */
export function hashRecoveryCode(code: string): string {
  return sha256(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
}

type CodeKind = 'authenticator' | 'recovery'

/** Binds the encrypted secret to its account. */
function secretOwner(userId: number): string {
  return `user ${userId}`
}

function withoutSeparators(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '')
}

function isAuthenticatorCode(typed: string): boolean {
  return /^\d{6}$/.test(withoutSeparators(typed))
}

/**
 * Counts an attempt before it is checked; call it only after a right password. Six-digit codes are counted per account.
 * Recovery codes are not counted, because they cannot be guessed: they always let the owner in.
 * @returns the number of attempts including this one, for `notifyWrongCodes`
 */
export async function countCode({ limits }: Services, userId: number, typed: string): Promise<number | null> {
  return isAuthenticatorCode(typed) ? limits.take('oneTimeCodes', String(userId)) : null
}

/** The number of wrong codes after which the owner gets a mail, at most once an hour, when counting restarts. */
const NOTIFY_AFTER = 5

/** A caller who tries codes already knows the password, so the owner should set a new one. */
export async function notifyWrongCodes({ db }: Services, user: UserRow, counted: number | null): Promise<void> {
  if (counted !== NOTIFY_AFTER) return
  await mailNotice(db, user, 'wrong-codes')
}

/** Resets the count of attempts once a code was right and its action is done. */
export async function resetCodes({ limits }: Services, userId: number, kind: CodeKind): Promise<void> {
  if (kind === 'authenticator') await limits.reset('oneTimeCodes', String(userId))
}

/**
 * Uses up a code. Call it in the transaction of the action, so that the code stays valid if that fails.
 * @returns null for a wrong code
 */
export async function consumeCode(
  tx: Database,
  { secrets }: Services,
  user: UserRow,
  typed: string,
): Promise<CodeKind | null> {
  const code = withoutSeparators(typed)
  if (!isAuthenticatorCode(code)) {
    if (!(await consumeRecoveryCode(tx, user.id, hashRecoveryCode(code)))) return null
    await recordAndMail(tx, user, 'account.recovery_code_used', 'recovery-code-used')
    return 'recovery'
  }
  const secret = user.otp_secret && secrets.open(user.otp_secret, secretOwner(user.id))
  const step = secret ? stepOfCode(secret, code) : null
  return step !== null && (await consumeTimeStep(tx, user.id, step)) ? 'authenticator' : null
}
