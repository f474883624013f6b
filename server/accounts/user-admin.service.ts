import { LAST_ADMIN, OTP_NOT_ON, OTP_OWN } from '#domain/accounts/account-rules.ts'
import type { AccountPatch, AccountQuery } from '#domain/accounts/accounts.schema.ts'
import type { AccountDetail } from '#domain/admin/account-detail.schema.ts'
import { recordAccess, recordAudit } from '../audit/audit.service.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { conflict, requireFound, toPage } from '../errors.ts'
import { withIsoDates } from '../infra/formats/iso-dates.ts'
import { hashPassword } from '../infra/secrets/passwords.ts'
import { queueMail } from '../mail/mail.service.ts'
import {
  findUser,
  findUserByEmail,
  insertUser,
  listAdminEmails,
  listUsers,
  lockRemainingAdmins,
  lockUser,
  saveUser,
  type UserRow,
} from './accounts.queries.ts'
import { toAccount } from './accounts.service.ts'
import { mailNotice } from './security/account-mails.service.ts'
import { clearSecondFactor } from './security/second-factor.queries.ts'
import { countLiveSessions, revokeUserSessions } from './sessions.queries.ts'

export async function listAccounts(db: Database, query: AccountQuery) {
  return toPage(query, await listUsers(db, query), toAccount)
}

/** Mails the account's owner and every admin, including the acting one, whose session may be stolen. */
async function mailChange(
  tx: Database,
  actorId: number,
  { id, email, first_name, role, is_active }: UserRow,
  notifiesPerson: boolean,
): Promise<void> {
  const access = { role, is_active, at: new Date().toISOString() }
  if (notifiesPerson) await queueMail(tx, { to: email, template: 'access-changed', props: { first_name, ...access } })
  const alert = { actor_id: actorId, person_id: id, ...access }
  for (const to of await listAdminEmails(tx)) await queueMail(tx, { to, template: 'access-alert', props: alert })
}

const ACCESS_ACTIONS = { role: 'account.role_changed', is_active: 'account.access_changed' } as const

/**
 * Locks the active admins for the rest of the transaction.
 * @throws conflict if this account is the only one left
 */
export async function requireOtherAdmin(tx: Database, userId: number, message: string): Promise<void> {
  const admins = await lockRemainingAdmins(tx)
  if (admins.length === 1 && admins[0] === userId) throw conflict(message)
}

/**
 * Locks an account whose role or access may change; call it before any other lock. Admins are locked first, always in
 * the same order, so that two simultaneous changes cannot remove the last one.
 */
export async function lockAccountAfterAdmins(tx: Database, userId: number): Promise<UserRow> {
  await lockRemainingAdmins(tx)
  return requireFound(await lockUser(tx, userId))
}

/**
 * Changes role or access within a transaction; the last active admin cannot be changed.
 * @param options.notifiesPerson false when another mail already tells the person
 */
export async function changeAccount(
  tx: Database,
  actorId: number,
  userId: number,
  patch: AccountPatch,
  options: { notifiesPerson: boolean } = { notifiesPerson: true },
): Promise<UserRow> {
  const before = await lockAccountAfterAdmins(tx, userId)
  const role = patch.role ?? before.role
  const isActive = patch.is_active ?? before.is_active
  if (role !== 'admin' || !isActive) await requireOtherAdmin(tx, userId, LAST_ADMIN)
  const after = requireFound(await saveUser(tx, userId, { role, is_active: isActive }))
  if (!after.is_active) await revokeUserSessions(tx, userId)
  const changed = (['role', 'is_active'] as const).filter((field) => before[field] !== after[field])
  for (const field of changed) {
    const values = { before: { [field]: before[field] }, after: { [field]: after[field] } }
    await recordAudit(tx, actorId, ACCESS_ACTIONS[field], ['user', userId], values)
  }
  if (changed.length > 0) await mailChange(tx, actorId, after, options.notifiesPerson)
  return after
}

/**
 * Makes the account found under the operator's address an admin. If it was none, its password and sessions are
 * replaced.
 */
async function promote(tx: Database, existing: UserRow, password_hash: string): Promise<UserRow | null> {
  const email_verified_at = existing.email_verified_at ?? new Date()
  if (existing.role === 'admin') return saveUser(tx, existing.id, { is_active: true, email_verified_at })
  await revokeUserSessions(tx, existing.id)
  // Otherwise the second factor of the person who registered with this address would lock the operator out.
  await clearSecondFactor(tx, existing.id)
  return saveUser(tx, existing.id, {
    role: 'admin',
    is_active: true,
    password_hash,
    email_verified_at,
    muted_mails: [],
    delete_on: null,
  })
}

/**
 * At start: makes sure that the operator's admin exists, is active, has the role and a confirmed address. An admin
 * keeps their password; any other account gets the operator's, because anyone may have registered with the address
 * before.
 */
export async function ensureAdmin(db: Database, admin: { email: string; password: string }): Promise<void> {
  const existing = await findUserByEmail(db, admin.email)
  if (existing?.role === 'admin' && existing.is_active && existing.email_verified_at) return
  const password_hash = await hashPassword(admin.password)
  await db.transaction(async (tx) => {
    const row = existing
      ? await promote(tx, existing, password_hash)
      : await insertUser(tx, {
          email: admin.email,
          password_hash,
          first_name: 'Site',
          last_name: 'Admin',
          role: 'admin',
          email_verified_at: new Date(),
        })
    // Another process created it at the same time.
    if (!row) return
    await recordAudit(tx, null, 'account.admin_ensured', ['user', row.id])
  })
}

/** One account as shown to admins; the access is recorded first. */
export async function getAccountDetail(db: Database, actorId: number, userId: number): Promise<AccountDetail> {
  const row = requireFound(await findUser(db, userId))
  await recordAccess(db, actorId, 'account.opened', ['user', userId])
  const sessions = await countLiveSessions(db, userId)
  const { is_demo, email_verified_at, delete_on } = row
  return {
    ...toAccount(row),
    ...withIsoDates({ is_demo, email_verified_at, delete_on }),
    has_second_factor: row.otp_enabled_at !== null,
    sessions: withIsoDates(sessions),
  }
}

/**
 * For a person who has lost phone and recovery codes and is known to the admins. An admin's own second factor is
 * disabled in the settings.
 */
export async function disableUserOtp(db: Database, actor: Actor, userId: number): Promise<void> {
  if (actor.id === userId) throw conflict(OTP_OWN)
  await db.transaction(async (tx) => {
    const user = requireFound(await lockUser(tx, userId))
    if (!user.otp_enabled_at) throw conflict(OTP_NOT_ON)
    await clearSecondFactor(tx, userId)
    await recordAudit(tx, actor.id, 'account.second_factor_off', ['user', userId], {
      before: { has_second_factor: true },
      after: { has_second_factor: false },
    })
    await mailNotice(tx, user, 'second-factor-off-by-admin')
  })
}

/** Ends every session of an account at once; admins who do it to their own account stay signed in here. */
export async function signOutAccount(db: Database, actor: Actor, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    requireFound(await findUser(tx, userId))
    const before = await countLiveSessions(tx, userId)
    await revokeUserSessions(tx, userId, actor.id === userId ? actor.session_id : undefined)
    const after = await countLiveSessions(tx, userId)
    await recordAudit(tx, actor.id, 'account.signed_out_everywhere', ['user', userId], {
      before: { sessions: before.count },
      after: { sessions: after.count },
    })
  })
}
