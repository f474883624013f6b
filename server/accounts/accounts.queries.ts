import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { TERMS_VERSION } from '#domain/accounts/account-rules.ts'
import type { AccountQuery, ProfilePatch } from '#domain/accounts/accounts.schema.ts'
import type { Role } from '#domain/accounts/roles.ts'
import type { Database } from '../db/connect.ts'
import { containing } from '../db/patterns.ts'
import { consents, users } from './accounts.table.ts'

export type UserRow = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert

export async function insertUser(db: Database, user: NewUser): Promise<UserRow | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning()
  return row ?? null
}

export async function insertTermsConsent(db: Database, userId: number): Promise<void> {
  await db.insert(consents).values({ user_id: userId, kind: 'terms', version: TERMS_VERSION })
}

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email))
  return row ?? null
}

export async function findUser(db: Database, id: number): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row ?? null
}

/** Locks the row, so that two changes of one account are made one after the other. */
export async function lockUser(db: Database, id: number): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('update')
  return row ?? null
}

type UserChange = ProfilePatch & { password_hash?: string; role?: Role; is_active?: boolean }

/** Fields that are undefined stay as they are. */
export async function saveUser(db: Database, id: number, change: UserChange): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set({ ...change, updated_at: new Date() } as Partial<NewUser>)
    .where(eq(users.id, id))
    .returning()
  return row ?? null
}

/** All active admins, locked in a fixed order: two admins who demote each other at once wait for one another. */
export async function lockActiveAdmins(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.is_active, true)))
    .orderBy(users.id)
    .for('update')
  return rows.map((row) => row.id)
}

const ORDER: Record<AccountQuery['ordering'], SQL[]> = {
  '-created_at': [desc(users.created_at), desc(users.id)],
  created_at: [asc(users.created_at), asc(users.id)],
  email: [asc(users.email)],
  '-email': [desc(users.email)],
}

export async function listUsers(db: Database, query: AccountQuery): Promise<{ count: number; rows: UserRow[] }> {
  const where = and(
    query.role ? eq(users.role, query.role) : undefined,
    query.is_active ? eq(users.is_active, query.is_active === 'true') : undefined,
    query.search
      ? or(ilike(users.full_name, containing(query.search)), ilike(users.email, containing(query.search)))
      : undefined,
  )
  const [total] = await db.select({ count: count() }).from(users).where(where)
  const rows = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(...ORDER[query.ordering])
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { count: total?.count ?? 0, rows }
}

export async function hasAnyUser(db: Database): Promise<boolean> {
  const result = await db.execute<{ found: boolean }>(sql`select exists (select from ${users}) as found`)
  return result.rows[0]?.found ?? false
}

export async function hasDemoAccounts(db: Database): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.is_demo, true)).limit(1)
  return rows.length > 0
}
