import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { recoveryCodes, users } from '../accounts.table.ts'

/** Stores a secret that has no effect until its first code is confirmed; null removes it. */
export async function savePendingSecret(db: Database, userId: number, sealed: string | null): Promise<void> {
  await db
    .update(users)
    .set({ otp_secret: sealed, otp_enabled_at: null, otp_last_step: null })
    .where(eq(users.id, userId))
}

export async function enableSecondFactor(db: Database, userId: number, step: number): Promise<void> {
  await db.update(users).set({ otp_enabled_at: sql`now()`, otp_last_step: step }).where(eq(users.id, userId))
}

/** Uses up a time step. @returns false if it, or a later one, was used before */
export async function consumeTimeStep(db: Database, userId: number, step: number): Promise<boolean> {
  const { rowCount } = await db
    .update(users)
    .set({ otp_last_step: step })
    .where(and(eq(users.id, userId), or(isNull(users.otp_last_step), lt(users.otp_last_step, step))))
  return rowCount === 1
}

export async function clearSecondFactor(db: Database, userId: number): Promise<void> {
  await savePendingSecret(db, userId, null)
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId))
}

/** Replaces all recovery codes of the account. */
export async function replaceRecoveryCodes(db: Database, userId: number, hashes: string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId))
  await db.insert(recoveryCodes).values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
}

/** Uses up a recovery code. @returns false if it is unknown or already used */
export async function consumeRecoveryCode(db: Database, userId: number, hash: string): Promise<boolean> {
  const { rowCount } = await db
    .update(recoveryCodes)
    .set({ used_at: sql`now()` })
    .where(and(eq(recoveryCodes.user_id, userId), eq(recoveryCodes.code_hash, hash), isNull(recoveryCodes.used_at)))
  return rowCount === 1
}

export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at)))
}
