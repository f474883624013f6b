import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { TERMS_VERSION } from '#domain/accounts/account-rules.ts'
import type { AccountQuery } from '#domain/accounts/accounts.schema.ts'
import { SEARCH_COUNT_MAX } from '#domain/http/search.ts'
import { type Change, orderOf } from '../db/columns.ts'
import type { Database } from '../db/connect.ts'
import { prepared } from '../db/prepared.ts'
import { everyWordIn } from '../db/search-conditions.ts'
import {
  consents,
  emailVerifications,
  passwordResets,
  recoveryCodes,
  sessions,
  userCounts,
  users,
} from './accounts.table.ts'

export type UserRow = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert

export async function insertUser(db: Database, user: NewUser): Promise<UserRow | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning()
  return row ?? null
}

export async function insertTermsConsent(db: Database, userId: number): Promise<void> {
  await db.insert(consents).values({ user_id: userId, kind: 'terms', version: TERMS_VERSION })
}

const userBy = prepared((db, key: 'id' | 'email') =>
  db
    .select()
    .from(users)
    .where(eq(users[key], sql.placeholder('value'))),
)

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  const [row] = await userBy(db, 'email').execute({ value: email })
  return row ?? null
}

export async function findUser(db: Database, id: number): Promise<UserRow | null> {
  const [row] = await userBy(db, 'id').execute({ value: id })
  return row ?? null
}

/** Locks the row, so that simultaneous changes of one account run one after the other. */
export async function lockUser(db: Database, id: number): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('update')
  return row ?? null
}

/** Locks the row without blocking new rows that refer to it, so that two simultaneous inserts cannot exceed a limit. */
export async function lockAccount(tx: Database, id: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
}

/** Leaves undefined fields unchanged. */
export async function saveUser(db: Database, id: number, change: Change<NewUser>): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set({ ...change, updated_at: new Date() } as Partial<NewUser>)
    .where(eq(users.id, id))
    .returning()
  return row ?? null
}

/** Call it when a mailed code or link was used. @returns false if the address was verified before */
export async function setEmailVerified(db: Database, userId: number): Promise<boolean> {
  const { rowCount } = await db
    .update(users)
    .set({ email_verified_at: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.email_verified_at)))
  return rowCount === 1
}

/**
 * Locks, in a fixed order, the active admins whose accounts are not scheduled for deletion. Two admins who demote each
 * other or leave at the same time therefore wait for each other.
 */
export async function lockRemainingAdmins(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.is_active, true), isNull(users.delete_on)))
    .orderBy(users.id)
    .for('update')
  return rows.map((row) => row.id)
}

export async function listAdminEmails(db: Database): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.is_active, true)))
    .orderBy(users.id)
  return rows.map(({ email }) => email)
}

/** Exact, from the stored counts; a search is counted up to `SEARCH_COUNT_MAX`. */
async function countUsers(db: Database, query: AccountQuery, where: SQL | undefined): Promise<number> {
  if (query.search) {
    return db.$count(db.select({ id: users.id }).from(users).where(where).limit(SEARCH_COUNT_MAX).as('found'))
  }
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${userCounts.accounts}), 0)::int` })
    .from(userCounts)
    .where(
      and(
        query.role ? eq(userCounts.role, query.role) : undefined,
        query.is_active ? eq(userCounts.is_active, query.is_active === 'true') : undefined,
      ),
    )
  return row?.count ?? 0
}

export async function listUsers(db: Database, query: AccountQuery): Promise<{ count: number; rows: UserRow[] }> {
  const where = and(
    query.role ? eq(users.role, query.role) : undefined,
    query.is_active ? eq(users.is_active, query.is_active === 'true') : undefined,
    query.search ? everyWordIn(query.search, [users.full_name], users.email) : undefined,
  )
  const order = orderOf(users, query.ordering)
  // Skips only ids, not whole rows, on the way to a late page.
  const page = db
    .select({ id: users.id })
    .from(users)
    .where(where)
    .orderBy(...order)
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.id, page))
    .orderBy(...order)
  return { count: await countUsers(db, query, where), rows }
}

export async function hasAnyUser(db: Database): Promise<boolean> {
  const result = await db.execute<{ found: boolean }>(sql`select exists (select from ${users}) as found`)
  return result.rows[0]?.found ?? false
}

export async function hasDemoAccounts(db: Database): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.is_demo, true)).limit(1)
  return rows.length > 0
}

/** A mailed link that works once: to set a new password, or to verify an address. */
type LinkTable = typeof passwordResets

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
