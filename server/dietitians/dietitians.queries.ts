import { and, asc, count, desc, eq, ilike, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { DietitianQuery } from '#domain/dietitians/dietitians.schema.ts'
import type { DirectoryOrdering } from '#domain/dietitians/directory.ts'
import { users } from '../accounts/accounts.table.ts'
import type { Database } from '../db/connect.ts'
import { containing } from '../db/patterns.ts'
import { dietitianProfiles } from './dietitians.table.ts'

const columns = {
  id: users.id,
  name: users.full_name,
  email: users.email,
  phone_number: users.phone_number,
  bio: dietitianProfiles.bio,
  specialization: dietitianProfiles.specialization,
  experience_years: dietitianProfiles.experience_years,
  consultation_fee: dietitianProfiles.consultation_fee,
  is_available: dietitianProfiles.is_available,
  rating: dietitianProfiles.rating,
  review_count: dietitianProfiles.review_count,
  picture: dietitianProfiles.picture,
  created_at: dietitianProfiles.created_at,
}

/** Role dietitian, active, bio and specialization filled. */
const isListed = and(
  eq(users.role, 'dietitian'),
  eq(users.is_active, true),
  ne(dietitianProfiles.bio, ''),
  isNotNull(dietitianProfiles.specialization),
)

const ORDER: Record<DirectoryOrdering, SQL[]> = {
  '-rating': [sql`${dietitianProfiles.rating} desc nulls last`, sql`${dietitianProfiles.review_count} desc nulls last`],
  consultation_fee: [asc(dietitianProfiles.consultation_fee)],
  '-consultation_fee': [sql`${dietitianProfiles.consultation_fee} desc nulls last`],
  '-experience_years': [desc(dietitianProfiles.experience_years)],
  experience_years: [asc(dietitianProfiles.experience_years)],
}

function base(db: Database) {
  return db.select(columns).from(dietitianProfiles).innerJoin(users, eq(users.id, dietitianProfiles.user_id)).$dynamic()
}

export type DietitianRow = Awaited<ReturnType<typeof base>>[number]

/** Each half has its trigram index, which one OR over two tables could not use. */
function matching(db: Database, search: string) {
  const pattern = containing(search)
  return union(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, 'dietitian'), ilike(users.full_name, pattern))),
    db.select({ id: dietitianProfiles.user_id }).from(dietitianProfiles).where(ilike(dietitianProfiles.bio, pattern)),
  )
}

function filterOf(db: Database, query: DietitianQuery) {
  return and(
    isListed,
    query.specialization ? eq(dietitianProfiles.specialization, query.specialization) : undefined,
    query.is_available ? eq(dietitianProfiles.is_available, query.is_available === 'true') : undefined,
    query.search ? inArray(users.id, matching(db, query.search)) : undefined,
  )
}

export async function countListed(db: Database, query: DietitianQuery): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(dietitianProfiles)
    .innerJoin(users, eq(users.id, dietitianProfiles.user_id))
    .where(filterOf(db, query))
  return row?.count ?? 0
}

export async function listListed(db: Database, query: DietitianQuery): Promise<DietitianRow[]> {
  return base(db)
    .where(filterOf(db, query))
    .orderBy(...ORDER[query.ordering], asc(users.id))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
}

export async function findListed(db: Database, id: number): Promise<DietitianRow | null> {
  const [row] = await base(db).where(and(eq(users.id, id), isListed))
  return row ?? null
}

/** The own profile, listed or not. */
export async function findProfile(db: Database, userId: number): Promise<DietitianRow | null> {
  const [row] = await base(db).where(eq(users.id, userId))
  return row ?? null
}

export async function insertProfile(db: Database, userId: number): Promise<void> {
  await db.insert(dietitianProfiles).values({ user_id: userId }).onConflictDoNothing()
}

export type ProfileChange = Partial<Omit<typeof dietitianProfiles.$inferInsert, 'user_id'>>

export async function saveProfile(db: Database, userId: number, change: ProfileChange): Promise<void> {
  await db
    .update(dietitianProfiles)
    .set({ ...change, updated_at: new Date() })
    .where(eq(dietitianProfiles.user_id, userId))
}

export async function findActiveDietitian(
  db: Database,
  id: number,
): Promise<{ email: string; is_available: boolean } | null> {
  const [row] = await db
    .select({ email: users.email, is_available: dietitianProfiles.is_available })
    .from(dietitianProfiles)
    .innerJoin(users, eq(users.id, dietitianProfiles.user_id))
    .where(and(eq(users.id, id), eq(users.role, 'dietitian'), eq(users.is_active, true)))
  return row ?? null
}
