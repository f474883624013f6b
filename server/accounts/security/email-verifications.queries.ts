import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { emailVerifications, users } from '../accounts.table.ts'

export async function insertEmailVerification(
  db: Database,
  userId: number,
  tokenHash: string,
  expiresAt: Date,
): Promise<void> {
  await db.insert(emailVerifications).values({ user_id: userId, token_hash: tokenHash, expires_at: expiresAt })
}

/** Uses up a link and tells whose it is; null when it is unknown, used or expired. */
export async function takeEmailVerification(db: Database, tokenHash: string): Promise<number | null> {
  const [row] = await db
    .update(emailVerifications)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(emailVerifications.token_hash, tokenHash),
        isNull(emailVerifications.used_at),
        gt(emailVerifications.expires_at, sql`now()`),
      ),
    )
    .returning({ user_id: emailVerifications.user_id })
  return row?.user_id ?? null
}

/** Whoever reads what is mailed there has the address. False when that was known before. */
export async function setEmailVerified(db: Database, userId: number): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ email_verified_at: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.email_verified_at)))
    .returning({ id: users.id })
  return rows.length > 0
}

/** Links that expired more than so many days ago, used or not; tells how many there were. */
export async function deleteEmailVerificationsOlderThan(db: Database, days: number, limit: number): Promise<number> {
  const old = db
    .select({ id: emailVerifications.id })
    .from(emailVerifications)
    .where(lt(emailVerifications.expires_at, sql`now() - make_interval(days => ${days})`))
    .limit(limit)
  const { rowCount } = await db.delete(emailVerifications).where(inArray(emailVerifications.id, old))
  return rowCount ?? 0
}
