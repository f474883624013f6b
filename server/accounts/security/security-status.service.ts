import type { SecurityStatus } from '#domain/accounts/security.schema.ts'
import type { Database } from '../../db/connect.ts'
import { notFound } from '../../errors.ts'
import { findUser } from '../accounts.queries.ts'
import { countRecoveryCodes } from './second-factor.queries.ts'

/** How well the account is kept, for its owner. */
export async function getSecurityStatus(db: Database, userId: number): Promise<SecurityStatus> {
  const user = await findUser(db, userId)
  if (!user) throw notFound()
  return {
    email_verified: user.email_verified_at !== null,
    otp_enabled: user.otp_enabled_at !== null,
    recovery_codes_left: await countRecoveryCodes(db, userId),
    delete_on: user.delete_on?.toISOString() ?? null,
  }
}
