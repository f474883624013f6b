import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { passwordResets } from './accounts.table.ts'

export async function insertPasswordReset(
  db: Database,
  userId: number,
  tokenHash: string,
  expiresAt: Date,
): Promise<void> {
  await db.insert(passwordResets).values({ user_id: userId, token_hash: tokenHash, expires_at: expiresAt })
}

const isLive = and(isNull(passwordResets.used_at), gt(passwordResets.expires_at, sql`now()`))

export async function isLivePasswordReset(db: Database, tokenHash: string): Promise<boolean> {
  const rows = await db
    .select({ id: passwordResets.id })
    .from(passwordResets)
    .where(and(eq(passwordResets.token_hash, tokenHash), isLive))
  return rows.length > 0
}

/** Uses up a link and tells whose it is; null when it is unknown, used or expired. */
export async function takePasswordReset(db: Database, tokenHash: string): Promise<number | null> {
  const [row] = await db
    .update(passwordResets)
    .set({ used_at: sql`now()` })
    .where(and(eq(passwordResets.token_hash, tokenHash), isLive))
    .returning({ user_id: passwordResets.user_id })
  return row?.user_id ?? null
}

export async function voidPasswordResets(db: Database, userId: number): Promise<void> {
  await db
    .update(passwordResets)
    .set({ used_at: sql`now()` })
    .where(and(eq(passwordResets.user_id, userId), isNull(passwordResets.used_at)))
}

/** Links that expired more than so many days ago, used or not; tells how many there were. */
export async function deletePasswordResetsOlderThan(db: Database, days: number, limit: number): Promise<number> {
  const old = db
    .select({ id: passwordResets.id })
    .from(passwordResets)
    .where(lt(passwordResets.expires_at, sql`now() - make_interval(days => ${days})`))
    .limit(limit)
  const { rowCount } = await db.delete(passwordResets).where(inArray(passwordResets.id, old))
  return rowCount ?? 0
}
