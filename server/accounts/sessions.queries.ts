import { and, count, desc, eq, gt, isNotNull, isNull, lt, max, ne, or, type SQL, sql } from 'drizzle-orm'
import { STEP_UP_MINUTES } from '#domain/accounts/account-rules.ts'
import type { SessionQuery } from '#domain/accounts/security.schema.ts'
import type { Database } from '../db/connect.ts'
import { readPage } from '../db/list-counts.ts'
import { prepared } from '../db/prepared.ts'
import { sessions, users } from './accounts.table.ts'

interface NewSession extends Omit<typeof sessions.$inferInsert, 'refresh_hash' | 'expires_at'> {
  /** Lifetime, measured by the database's clock, because the process's may be wrong. */
  seconds: number
}

/** The token holds the session's id, so its hash is written once the id is known. */
export async function insertSession(db: Database, { seconds, ...session }: NewSession): Promise<number> {
  const [row] = await db
    .insert(sessions)
    .values({
      ...session,
      refresh_hash: '',
      // Sessions are opened only after the password was verified.
      password_verified_at: sql`now()`,
      expires_at: sql`now() + ${seconds} * interval '1 second'`,
    })
    .returning({ id: sessions.id })
  if (!row) throw new Error('the session was not written')
  return row.id
}

export async function setRefreshHash(db: Database, sessionId: number, refreshHash: string): Promise<void> {
  await db.update(sessions).set({ refresh_hash: refreshHash }).where(eq(sessions.id, sessionId))
}

const stepUpPeriod = sql`make_interval(mins => ${STEP_UP_MINUTES})`

const isOpen = and(isNull(sessions.revoked_at), gt(sessions.expires_at, sql`now()`))
const isLive = and(isOpen, eq(users.is_active, true))

const sessionUser = prepared(
  (db) =>
    db
      .select({ id: users.id, role: users.role, is_demo: users.is_demo })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.user_id))
      .where(
        and(eq(sessions.id, sql.placeholder('sessionId')), eq(sessions.user_id, sql.placeholder('userId')), isLive),
      ),
  'session user',
)

/** The account behind a live session; null once it is revoked or expired, or the account disabled. */
export async function findSessionUser(db: Database, sessionId: number, userId: number) {
  const [row] = await sessionUser(db).execute({ sessionId, userId })
  return row ?? null
}

export type SessionDevice = Pick<SessionRow, 'user_agent' | 'device_hash'>

/** Marks a live session as used; null when there is none with this token. */
export async function touchSession(db: Database, sessionId: number, refreshHash: string) {
  const [row] = await db
    .update(sessions)
    .set({ last_used_at: sql`now()` })
    .from(users)
    .where(
      and(eq(sessions.id, sessionId), eq(sessions.refresh_hash, refreshHash), eq(users.id, sessions.user_id), isLive),
    )
    .returning({ user_agent: sessions.user_agent, device_hash: sessions.device_hash })
  return row ?? null
}

/** Records that the owner gets a mail about another device. @returns false if they got one within the last day */
export async function claimDeviceChangeReport(db: Database, sessionId: number): Promise<boolean> {
  const { rowCount } = await db
    .update(sessions)
    .set({ device_change_reported_at: sql`now()` })
    .where(
      and(
        eq(sessions.id, sessionId),
        or(
          isNull(sessions.device_change_reported_at),
          lt(sessions.device_change_reported_at, sql`now() - interval '1 day'`),
        ),
      ),
    )
  return rowCount === 1
}

/** @returns whether the password was verified in this session within the last minutes, by the database's clock */
export async function findPasswordProof(db: Database, sessionId: number) {
  const [row] = await db
    .select({
      is_recent: sql<boolean>`coalesce(${sessions.password_verified_at} > now() - ${stepUpPeriod}, false)`,
      has_second_factor: isNotNull(users.otp_enabled_at).mapWith(Boolean),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(sessions.id, sessionId))
  return row ?? { is_recent: false, has_second_factor: false }
}

/** @returns when the verification expires */
export async function confirmPassword(db: Database, sessionId: number): Promise<Date> {
  const [row] = await db
    .update(sessions)
    .set({ password_verified_at: sql`now()` })
    .where(eq(sessions.id, sessionId))
    .returning({
      valid_until: sql`${sessions.password_verified_at} + ${stepUpPeriod}`.mapWith(sessions.password_verified_at),
    })
  if (!row) throw new Error('the session is gone')
  return row.valid_until
}

/** @returns whether the session was opened with "remember me" */
export async function isPersistentSession(db: Database, sessionId: number): Promise<boolean> {
  const [row] = await db
    .select({ is_remembered: sql<boolean>`${sessions.expires_at} - ${sessions.created_at} > interval '25 hours'` })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return row?.is_remembered ?? false
}

/** @returns whether the account has had a session in this browser, identified by the keyed hash of its id */
export async function hasSessionOfDevice(db: Database, userId: number, deviceHash: string): Promise<boolean> {
  const count = await db.$count(sessions, and(eq(sessions.user_id, userId), eq(sessions.device_hash, deviceHash)))
  return count > 0
}

async function revokeSessions(db: Database, where: SQL | undefined): Promise<boolean> {
  const { rowCount } = await db
    .update(sessions)
    .set({ revoked_at: sql`now()` })
    .where(and(isNull(sessions.revoked_at), where))
  return (rowCount ?? 0) > 0
}

/** @returns false if the session had already ended */
export function revokeSession(db: Database, sessionId: number): Promise<boolean> {
  return revokeSessions(db, eq(sessions.id, sessionId))
}

/** @returns false if the account has no such open session */
export function revokeOwnSession(db: Database, userId: number, sessionId: number): Promise<boolean> {
  return revokeSessions(db, and(eq(sessions.id, sessionId), eq(sessions.user_id, userId), isOpen))
}

/** Ends every session of an account, or every other one. */
export async function revokeUserSessions(db: Database, userId: number, exceptSessionId = 0): Promise<void> {
  await revokeSessions(db, and(eq(sessions.user_id, userId), ne(sessions.id, exceptSessionId)))
}

export type SessionRow = typeof sessions.$inferSelect

/** The live sessions of an account: the current one first, then by last use. */
export async function listLiveSessions(db: Database, userId: number, currentId: number, query: SessionQuery) {
  const where = and(eq(sessions.user_id, userId), isOpen)
  const list = db
    .select()
    .from(sessions)
    .where(where)
    .orderBy(desc(eq(sessions.id, currentId)), desc(sessions.last_used_at), desc(sessions.id))
    .$dynamic()
  return readPage(list, db.$count(sessions, where), query)
}

/** The browsers of all sessions of the account, including ended ones. */
export async function listKnownBrowsers(db: Database, userId: number) {
  return db
    .selectDistinct({ user_agent: sessions.user_agent, device_hash: sessions.device_hash })
    .from(sessions)
    .where(eq(sessions.user_id, userId))
}

/** Number of live sessions, and when one was last used. */
export async function countLiveSessions(db: Database, userId: number) {
  const [row] = await db
    .select({ count: count(), last_used_at: max(sessions.last_used_at) })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), isOpen))
  return row ?? { count: 0, last_used_at: null }
}
