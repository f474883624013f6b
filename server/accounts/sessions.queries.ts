import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Role } from '#domain/accounts/roles.ts'
import { builtOnce, UNNAMED } from '../db/built-once.ts'
import type { Database } from '../db/connect.ts'
import { sessions, users } from './accounts.table.ts'

export interface NewSession {
  user_id: number
  user_agent: string
  address: string | null
  expires_at: Date
}

/** The token holds the session's id, so its hash is written once the id is known. */
export async function insertSession(db: Database, session: NewSession): Promise<number> {
  const [row] = await db
    .insert(sessions)
    .values({ ...session, refresh_hash: '' })
    .returning({ id: sessions.id })
  if (!row) throw new Error('the session was not written')
  return row.id
}

export async function setRefreshHash(db: Database, sessionId: number, refreshHash: string): Promise<void> {
  await db.update(sessions).set({ refresh_hash: refreshHash }).where(eq(sessions.id, sessionId))
}

const isLive = and(isNull(sessions.revoked_at), gt(sessions.expires_at, sql`now()`), eq(users.is_active, true))

const sessionUser = builtOnce((db) =>
  db
    .select({ id: users.id, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.id, sql.placeholder('sessionId')), eq(sessions.user_id, sql.placeholder('userId')), isLive))
    .prepare(UNNAMED),
)

/** The account behind a live session; null once it is revoked or expired, or the account disabled. */
export async function findSessionUser(
  db: Database,
  sessionId: number,
  userId: number,
): Promise<{ id: number; role: Role } | null> {
  const [row] = await sessionUser(db).execute({ sessionId, userId })
  return row ?? null
}

/** Marks a live session as used; false when there is none with this token. */
export async function touchSession(db: Database, sessionId: number, refreshHash: string): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ last_used_at: sql`now()` })
    .from(users)
    .where(
      and(eq(sessions.id, sessionId), eq(sessions.refresh_hash, refreshHash), eq(users.id, sessions.user_id), isLive),
    )
    .returning({ id: sessions.id })
  return rows.length > 0
}

/** False when the session had ended already. */
export async function revokeSession(db: Database, sessionId: number): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revoked_at)))
    .returning({ id: sessions.id })
  return rows.length > 0
}

/** Ends every session of an account, or every other one. */
export async function revokeSessionsOf(db: Database, userId: number, exceptSessionId?: number): Promise<void> {
  await db
    .update(sessions)
    .set({ revoked_at: sql`now()` })
    .where(
      and(
        eq(sessions.user_id, userId),
        isNull(sessions.revoked_at),
        exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId),
      ),
    )
}

/** Sessions that expired more than so many days ago, revoked or not; tells how many there were. */
export async function deleteSessionsOlderThan(db: Database, days: number, limit: number): Promise<number> {
  const old = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(lt(sessions.expires_at, sql`now() - make_interval(days => ${days})`))
    .limit(limit)
  const { rowCount } = await db.delete(sessions).where(inArray(sessions.id, old))
  return rowCount ?? 0
}
