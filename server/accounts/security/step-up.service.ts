import { OTP_REQUIRED, OTP_WRONG, PASSWORD_WRONG, STEP_UP_REQUIRED } from '#domain/accounts/account-rules.ts'
import type { StepUp, StepUpDone } from '#domain/accounts/security.schema.ts'
import type { Actor, Caller, Services } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import { AppError, invalid } from '../../errors.ts'
import { confirmPassword, findPasswordProof } from '../sessions.queries.ts'
import { countCode, notifyWrongCodes, resetCodes, takeCode } from './one-time-code.service.ts'
import { lockUnchanged, requirePassword } from './password-check.service.ts'

/**
 * Requires that the session verified its password within the last 10 minutes, by a sign-in or by a step-up: a stolen
 * token alone must not be enough for the action.
 * @param reason shown in the browser's dialog
 * @throws forbidden with `code` and, for an account with a second factor, `otp_required`
 */
export async function requireStepUp(db: Database, actor: Actor, reason: string): Promise<void> {
  const { is_recent, has_second_factor } = await findPasswordProof(db, actor.session_id)
  if (is_recent) return
  throw new AppError('forbidden', reason, {
    extra: { code: STEP_UP_REQUIRED, ...(has_second_factor ? { otp_required: true } : {}) },
  })
}

/** @throws invalid on `password` or `code`; wrong passwords count as failed sign-ins */
export async function stepUp(services: Services, actor: Actor, input: StepUp, caller: Caller): Promise<StepUpDone> {
  const seen = await requirePassword(services, { actor, caller, password: input.password, field: 'password' })
  const code = seen.otp_enabled_at ? input.code : undefined
  if (seen.otp_enabled_at && !code) throw invalid({ code: [OTP_REQUIRED] })
  const counted = code ? await countCode(services, seen.id, code) : null
  const done = await services.db.transaction(async (tx) => {
    const user = await lockUnchanged(tx, seen)
    if (!user) throw invalid({ password: [PASSWORD_WRONG] })
    const kind = code ? await takeCode(tx, services, user, code) : null
    if (code && !kind) return null
    return { kind, valid_until: await confirmPassword(tx, actor.session_id) }
  })
  if (!done) {
    await notifyWrongCodes(services, seen, counted)
    throw invalid({ code: [OTP_WRONG] })
  }
  if (done.kind) await resetCodes(services, seen.id, done.kind)
  return { valid_until: done.valid_until.toISOString() }
}
