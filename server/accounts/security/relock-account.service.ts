import type { Database } from '../../db/connect.ts'
import { lockUser, type UserRow } from '../accounts.queries.ts'

/**
 * Locks an account whose password was looked at outside the transaction; null where what was given proves nothing any
 * more: it is gone or disabled, or its password or second factor has changed meanwhile.
 */
export async function lockUnchanged(tx: Database, seen: UserRow): Promise<UserRow | null> {
  const user = await lockUser(tx, seen.id)
  if (!user?.is_active || user.password_hash !== seen.password_hash) return null
  return user.otp_enabled_at?.getTime() === seen.otp_enabled_at?.getTime() ? user : null
}
