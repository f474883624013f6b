import { OTP_NOT_ON, OTP_OWN } from '#domain/accounts/account-rules.ts'
import type { AccountDetail } from '#domain/admin/account-detail.schema.ts'
import { recordAccess, recordAudit } from '../audit/audit.service.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { conflict, notFound } from '../errors.ts'
import { withIsoDates } from '../infra/iso-dates.ts'
import { findUser, lockUser } from './accounts.queries.ts'
import { mailNotice } from './security/account-mails.service.ts'
import { clearSecondFactor } from './security/second-factor.queries.ts'
import { countLiveSessions, revokeUserSessions } from './sessions.queries.ts'

/** One account as admins see it; the access is recorded before it is shown. */
export async function getAccountDetail(db: Database, actorId: number, userId: number): Promise<AccountDetail> {
  const row = await findUser(db, userId)
  if (!row) throw notFound()
  await recordAccess(db, actorId, 'account.opened', ['user', userId])
  const sessions = await countLiveSessions(db, userId)
  const { id, first_name, last_name, email, phone_number, role, is_active, is_demo } = row
  const { email_verified_at, delete_on, created_at } = row
  return {
    ...{ id, first_name, last_name, email, phone_number, role, is_active, is_demo },
    ...withIsoDates({ email_verified_at, delete_on, created_at }),
    has_second_factor: row.otp_enabled_at !== null,
    sessions: withIsoDates(sessions),
  }
}

/** For a person who has lost phone and recovery codes and is known to the admins; the own one is disabled in the settings. */
export async function disableUserOtp(db: Database, actor: Actor, userId: number): Promise<void> {
  if (actor.id === userId) throw conflict(OTP_OWN)
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user) throw notFound()
    if (!user.otp_enabled_at) throw conflict(OTP_NOT_ON)
    await clearSecondFactor(tx, userId)
    await recordAudit(tx, actor.id, 'account.second_factor_off', ['user', userId], {
      before: { has_second_factor: true },
      after: { has_second_factor: false },
    })
    await mailNotice(tx, user, 'second-factor-off-by-admin')
  })
}

/** Ends every session of an account at once; an admin who does it to the own account stays signed in here. */
export async function signOutAccount(db: Database, actor: Actor, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await findUser(tx, userId))) throw notFound()
    const before = await countLiveSessions(tx, userId)
    await revokeUserSessions(tx, userId, actor.id === userId ? actor.session_id : undefined)
    const after = await countLiveSessions(tx, userId)
    await recordAudit(tx, actor.id, 'account.signed_out_everywhere', ['user', userId], {
      before: { sessions: before.count },
      after: { sessions: after.count },
    })
  })
}
