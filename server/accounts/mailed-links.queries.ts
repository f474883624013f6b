import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { emailVerifications, passwordResets, recoveryCodes, sessions } from './accounts.table.ts'

/** A mailed link that works once: to set a new password, or to verify an address. */
type LinkTable = typeof passwordResets | typeof emailVerifications

export async function insertAccountLink(db: Database, table: LinkTable, userId: number, hash: string, expiresAt: Date) {
  await db.insert(table).values({ user_id: userId, token_hash: hash, expires_at: expiresAt })
}

function isLive(table: LinkTable, hash: string) {
  return and(eq(table.token_hash, hash), isNull(table.used_at), gt(table.expires_at, sql`now()`))
}

export async function isLivePasswordReset(db: Database, hash: string): Promise<boolean> {
  return (await db.$count(passwordResets, isLive(passwordResets, hash))) > 0
}

/** Uses up a link. @returns the id of its account; null when it is unknown, used or expired */
export async function consumeAccountLink(db: Database, table: LinkTable, hash: string): Promise<number | null> {
  const [row] = await db
    .update(table)
    .set({ used_at: sql`now()` })
    .where(isLive(table, hash))
    .returning({ user_id: table.user_id })
  return row?.user_id ?? null
}

export async function voidPasswordResets(db: Database, userId: number): Promise<void> {
  await db
    .update(passwordResets)
    .set({ used_at: sql`now()` })
    .where(and(eq(passwordResets.user_id, userId), isNull(passwordResets.used_at)))
}

/** After a restore: revokes all sessions, mailed links and recovery codes of all accounts. */
export async function voidAllProofs(db: Database): Promise<void> {
  await db.update(sessions).set({ revoked_at: sql`now()` }).where(isNull(sessions.revoked_at))
  for (const table of [passwordResets, emailVerifications, recoveryCodes]) {
    await db.update(table).set({ used_at: sql`now()` }).where(isNull(table.used_at))
  }
}
