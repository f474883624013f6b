import { isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { emailVerifications, passwordResets, recoveryCodes, sessions } from '../accounts.table.ts'

/** Ends what signs in or proves an address, of everybody: sessions, links and recovery codes. */
export async function voidAllProofs(db: Database): Promise<void> {
  await db.update(sessions).set({ revoked_at: sql`now()` }).where(isNull(sessions.revoked_at))
  for (const table of [passwordResets, emailVerifications, recoveryCodes]) {
    await db.update(table).set({ used_at: sql`now()` }).where(isNull(table.used_at))
  }
}
