import { randomInt } from 'node:crypto'
import {
  OTP_IS_ON,
  OTP_NOT_BEGUN,
  OTP_NOT_ON,
  OTP_REQUIRED,
  OTP_WRONG,
  VERIFY_EMAIL_FIRST,
} from '#domain/accounts/account-rules.ts'
import type { OtpSetup, RecoveryCodes } from '#domain/accounts/security.schema.ts'
import type { AuditAction } from '#domain/audit/audit-labels.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import type { Actor, Services } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import { type AppError, conflict, invalid, requireFound } from '../../errors.ts'
import { sha256 } from '../../infra/secrets/passwords.ts'
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

/**
 * Locks an account that has no second factor yet.
 * @throws conflict for an unverified address: a stranger who registered with it would lock its owner out
 */
async function lockForSetup(tx: Database, userId: number): Promise<UserRow> {
  const user = requireFound(await lockUser(tx, userId))
  if (user.otp_enabled_at) throw conflict(OTP_IS_ON)
  if (!user.email_verified_at) throw conflict(VERIFY_EMAIL_FIRST)
  return user
}

/** Stores a new secret, shown once, that has no effect until a code of it is confirmed. */
export async function setUpSecondFactor({ db, secrets }: Services, actor: Actor): Promise<OtpSetup> {
  const secret = makeTotpSecret()
  return db.transaction(async (tx) => {
    const user = await lockForSetup(tx, actor.id)
    await savePendingSecret(tx, user.id, secrets.seal(secret, secretOwner(user.id)))
    return { secret, uri: totpUri(secret, user.email) }
  })
}

/**
 * Enables the second factor with the authenticator's first code, and returns the recovery codes, which are shown once.
 */
export async function confirmSecondFactor({ db, secrets }: Services, actor: Actor, otp: string) {
  return db.transaction(async (tx) => {
    const user = await lockForSetup(tx, actor.id)
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

/** Uses up a code. @returns its kind; null for a wrong one */
async function consumeCode(tx: Database, { secrets }: Services, user: UserRow, typed: string) {
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

/**
 * Locks an account whose password was verified outside the transaction.
 * @returns null if the account was since deleted or disabled, or its password or second factor has changed
 */
export async function lockUnchanged(tx: Database, verified: UserRow): Promise<UserRow | null> {
  const user = await lockUser(tx, verified.id)
  if (!user?.is_active || user.password_hash !== verified.password_hash) return null
  return user.otp_enabled_at?.getTime() === verified.otp_enabled_at?.getTime() ? user : null
}

/** The number of wrong codes after which the owner gets a mail, at most once an hour, when counting restarts. */
const NOTIFY_AFTER = 5

interface CodeErrors {
  /** For a code that is missing or wrong. */
  code: (message: string) => AppError
  /** For an account that has changed since its password was verified. */
  changed: () => AppError
}

/**
 * Runs an action that needs the account's code, if it has a second factor, in one transaction with using up the code,
 * so that the code stays valid if the action fails. Call it only after a right password, so that strangers do not learn
 * whether there is a second factor.
 *
 * An attempt is counted before it is checked: six-digit codes per account. Recovery codes are not counted, because they
 * cannot be guessed: they always let the owner in. A caller who tries codes already knows the password, so the owner
 * should set a new one.
 */
export async function withSecondFactor<Result>(
  services: Services,
  verified: UserRow,
  typed: string | undefined,
  errors: CodeErrors,
  act: (tx: Database, user: UserRow) => Promise<Result>,
): Promise<Result> {
  const { db, limits } = services
  const code = verified.otp_enabled_at ? typed : undefined
  if (verified.otp_enabled_at && !code) throw errors.code(OTP_REQUIRED)
  const attempts = code && isAuthenticatorCode(code) ? await limits.take('oneTimeCodes', String(verified.id)) : null
  const done = await db.transaction(async (tx) => {
    const user = await lockUnchanged(tx, verified)
    if (!user) throw errors.changed()
    const kind = code ? await consumeCode(tx, services, user, code) : null
    if (code && !kind) return null
    return { kind, result: await act(tx, user) }
  })
  if (!done) {
    if (attempts === NOTIFY_AFTER) await mailNotice(db, verified, 'wrong-codes')
    throw errors.code(OTP_WRONG)
  }
  if (done.kind === 'authenticator') await limits.reset('oneTimeCodes', String(verified.id))
  return done.result
}
