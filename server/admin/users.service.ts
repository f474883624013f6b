import type { AccountPatch } from '#domain/accounts/accounts.schema.ts'
import { toAccount } from '../accounts/accounts.service.ts'
import { changeAccount } from '../accounts/user-admin.service.ts'
import type { Database } from '../db/connect.ts'
import { ensureDietitianProfile } from '../dietitians/dietitians.service.ts'

/** Changes role or access of an account; a new dietitian gets an empty public profile. */
export async function updateAccount(db: Database, actorId: number, userId: number, patch: AccountPatch) {
  return db.transaction(async (tx) => {
    const row = await changeAccount(tx, actorId, userId, patch)
    if (row.role === 'dietitian') await ensureDietitianProfile(tx, userId)
    return toAccount(row)
  })
}
