import { and, asc, count, desc, eq, gt, ilike, inArray, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { DietitianQuery } from '#domain/dietitians/dietitians.schema.ts'
import type { DirectoryOrdering } from '#domain/dietitians/directory.ts'
import { users } from '../accounts/accounts.table.ts'
import { builtOnce, UNNAMED } from '../db/built-once.ts'
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
  first_reply_minutes: dietitianProfiles.first_reply_minutes,
  picture: dietitianProfiles.picture,
  is_demo: users.is_demo,
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
function matching(db: Database) {
  const pattern = sql.placeholder('pattern')
  return union(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, 'dietitian'), ilike(users.full_name, pattern))),
    db.select({ id: dietitianProfiles.user_id }).from(dietitianProfiles).where(ilike(dietitianProfiles.bio, pattern)),
  )
}

/** Which filters are set; what they are set to comes with the values. */
type FilterShape = [bySpecialization: boolean, byAvailability: boolean, bySearch: boolean]

function shapeOf({ specialization, is_available, search }: DietitianQuery): FilterShape {
  return [Boolean(specialization), Boolean(is_available), Boolean(search)]
}

function valuesOf({ specialization, is_available, search, page, page_size }: DietitianQuery) {
  return {
    specialization,
    is_available: is_available === 'true',
    pattern: search ? containing(search) : undefined,
    limit: page_size,
    offset: (page - 1) * page_size,
  }
}

function filterOf(db: Database, [bySpecialization, byAvailability, bySearch]: FilterShape) {
  return and(
    isListed,
    bySpecialization ? eq(dietitianProfiles.specialization, sql.placeholder('specialization')) : undefined,
    byAvailability ? eq(dietitianProfiles.is_available, sql.placeholder('is_available')) : undefined,
    bySearch ? inArray(users.id, matching(db)) : undefined,
  )
}

const listedCount = builtOnce((db, ...shape: FilterShape) =>
  db
    .select({ count: count() })
    .from(dietitianProfiles)
    .innerJoin(users, eq(users.id, dietitianProfiles.user_id))
    .where(filterOf(db, shape))
    .prepare(UNNAMED),
)

const listedRows = builtOnce((db, ordering: DirectoryOrdering, ...shape: FilterShape) =>
  base(db)
    .where(filterOf(db, shape))
    .orderBy(...ORDER[ordering], asc(users.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(UNNAMED),
)

export async function countListed(db: Database, query: DietitianQuery): Promise<number> {
  const [row] = await listedCount(db, ...shapeOf(query)).execute(valuesOf(query))
  return row?.count ?? 0
}

export async function listListed(db: Database, query: DietitianQuery): Promise<DietitianRow[]> {
  return listedRows(db, query.ordering, ...shapeOf(query)).execute(valuesOf(query))
}

export async function findListed(db: Database, id: number): Promise<DietitianRow | null> {
  const [row] = await base(db).where(and(eq(users.id, id), isListed))
  return row ?? null
}

/** The name belongs to the account, the rest of the page to the profile. */
const changedAt: SQL<Date> = sql`greatest(${users.updated_at}, ${dietitianProfiles.updated_at})`.mapWith(
  dietitianProfiles.updated_at,
)

/** How many are listed in each stretch of `size` ids; empty stretches are left out. */
export async function listListedStretches(db: Database, size: number) {
  const stretch = sql<number>`(${users.id} - 1) / ${sql.raw(String(size))}`.mapWith(Number)
  return db
    .select({
      stretch,
      count: sql<number>`count(*)`.mapWith(Number),
      changed_at: sql`max(${changedAt})`.mapWith(dietitianProfiles.updated_at),
    })
    .from(dietitianProfiles)
    .innerJoin(users, eq(users.id, dietitianProfiles.user_id))
    .where(isListed)
    .groupBy(stretch)
    .orderBy(stretch)
}

export async function listListedAfter(db: Database, after: number, until: number, limit: number) {
  return db
    .select({ id: users.id, changed_at: changedAt })
    .from(dietitianProfiles)
    .innerJoin(users, eq(users.id, dietitianProfiles.user_id))
    .where(and(isListed, gt(users.id, after), lte(users.id, until)))
    .orderBy(asc(users.id))
    .limit(limit)
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

export async function lockProfile(db: Database, userId: number): Promise<void> {
  await db
    .select({ id: dietitianProfiles.user_id })
    .from(dietitianProfiles)
    .where(eq(dietitianProfiles.user_id, userId))
    .for('no key update')
}

/** What is measured leaves `updated_at` alone: the profile is as its owner left it. */
export async function saveRating(
  db: Database,
  userId: number,
  measured: { rating: number | null; review_count: number },
): Promise<void> {
  await db.update(dietitianProfiles).set(measured).where(eq(dietitianProfiles.user_id, userId))
}

/** @returns whether it was another one before */
export async function saveFirstReplyTime(db: Database, userId: number, minutes: number | null): Promise<boolean> {
  const changed = await db
    .update(dietitianProfiles)
    .set({ first_reply_minutes: minutes })
    .where(
      and(
        eq(dietitianProfiles.user_id, userId),
        sql`${dietitianProfiles.first_reply_minutes} is distinct from ${minutes}::int`,
      ),
    )
    .returning({ id: dietitianProfiles.user_id })
  return changed.length > 0
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
