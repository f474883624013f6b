import { and, asc, count, desc, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { DietitianQuery } from '#domain/dietitians/dietitians.schema.ts'
import type { DirectoryOrdering } from '#domain/dietitians/directory.ts'
import { untitled } from '#domain/site/site.ts'
import { users } from '../accounts/accounts.table.ts'
import type { Database } from '../db/connect.ts'
import { countList } from '../db/list-counts.ts'
import { prepared } from '../db/prepared.ts'
import { containingInOrder } from '../db/search-conditions.ts'
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

/** Role dietitian, active, bio and specialization filled: updated by triggers. Worded exactly as in the indexes. */
const isListed = sql`dietitian_profiles.is_listed`

/** Those who state nothing come last; ties by id. */
const ORDER: Record<DirectoryOrdering, SQL[]> = {
  '-rating': [sql`${dietitianProfiles.rating} desc nulls last`, desc(dietitianProfiles.review_count)],
  consultation_fee: [asc(dietitianProfiles.consultation_fee)],
  '-consultation_fee': [sql`${dietitianProfiles.consultation_fee} desc nulls last`],
  '-experience_years': [desc(dietitianProfiles.experience_years)],
  experience_years: [asc(dietitianProfiles.experience_years)],
}

const orderBy = (ordering: DirectoryOrdering): SQL[] => [...ORDER[ordering], asc(dietitianProfiles.user_id)]

function base(db: Database) {
  return db.select(columns).from(dietitianProfiles).innerJoin(users, eq(users.id, dietitianProfiles.user_id)).$dynamic()
}

export type DietitianRow = Awaited<ReturnType<typeof base>>[number]

/** Which filters are set; what they are set to comes with the values. */
type Filters = [bySpecialization: boolean, byAvailability: boolean, bySearch: boolean]

const toFilters = ({ specialization, is_available, search }: DietitianQuery): Filters => [
  specialization !== undefined,
  is_available !== undefined,
  Boolean(search),
]

const filterValues = ({ specialization, is_available, search = '' }: DietitianQuery) => ({
  specialization,
  is_available: is_available === 'true',
  pattern: containingInOrder(untitled(search)),
})

/** Each half of a search has its trigram index, which one OR over two tables could not use. */
function matching(db: Database): SQL {
  const pattern = sql.placeholder('pattern')
  const found = union(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, 'dietitian'), ilike(users.full_name, pattern))),
    db.select({ id: dietitianProfiles.user_id }).from(dietitianProfiles).where(ilike(dietitianProfiles.bio, pattern)),
  )
  return inArray(dietitianProfiles.user_id, found)
}

function filtersFor(db: Database, ...[bySpecialization, byAvailability, bySearch]: Filters): SQL | undefined {
  return and(
    isListed,
    bySpecialization ? eq(dietitianProfiles.specialization, sql.placeholder('specialization')) : undefined,
    byAvailability ? eq(dietitianProfiles.is_available, sql.placeholder('is_available')) : undefined,
    bySearch ? matching(db) : undefined,
  )
}

/** Keys are skipped in an index and joined with their rows afterwards. */
const listedRows = prepared((db, ordering: DirectoryOrdering, ...filters: Filters) => {
  const ids = db
    .select({ id: dietitianProfiles.user_id })
    .from(dietitianProfiles)
    .where(filtersFor(db, ...filters))
    .orderBy(...orderBy(ordering))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
  return base(db)
    .where(inArray(dietitianProfiles.user_id, ids))
    .orderBy(...orderBy(ordering))
})

const matchingCount = prepared((db, ...filters: Filters) =>
  db
    .select({ count: count() })
    .from(dietitianProfiles)
    .where(filtersFor(db, ...filters)),
)

export async function countListed(db: Database, query: DietitianQuery): Promise<number> {
  const { specialization, is_available, search } = query
  if (search) {
    const [counted] = await matchingCount(db, ...toFilters(query)).execute(filterValues(query))
    return counted?.count ?? 0
  }
  const filters = and(
    isListed,
    specialization ? eq(dietitianProfiles.specialization, specialization) : undefined,
    is_available ? eq(dietitianProfiles.is_available, is_available === 'true') : undefined,
  )
  return countList(db, dietitianProfiles, filters)
}

export async function listListed(db: Database, query: DietitianQuery): Promise<DietitianRow[]> {
  return listedRows(db, query.ordering, ...toFilters(query)).execute({
    ...filterValues(query),
    limit: query.page_size,
    offset: (query.page - 1) * query.page_size,
  })
}

const listedById = prepared(
  (db) => base(db).where(and(eq(users.id, sql.placeholder('id')), isListed)),
  'listed dietitian',
)

export async function findListed(db: Database, id: number): Promise<DietitianRow | null> {
  const [row] = await listedById(db).execute({ id })
  return row ?? null
}

/** The public profiles. The name belongs to the account, the rest to the profile. */
export const LISTED_ROWS = {
  from: sql`${dietitianProfiles} join ${users} on ${users.id} = ${dietitianProfiles.user_id}`,
  id: dietitianProfiles.user_id,
  where: isListed,
  changedAt: sql`greatest(${users.updated_at}, ${dietitianProfiles.updated_at})`,
}

/** The own profile, listed or not. */
export async function findProfile(db: Database, userId: number): Promise<DietitianRow | null> {
  const [row] = await base(db).where(eq(users.id, userId))
  return row ?? null
}

/** A dietitian always has a profile row; it is listed only once bio and specialization are filled. */
export async function ensureDietitianProfile(db: Database, userId: number): Promise<void> {
  await db.insert(dietitianProfiles).values({ user_id: userId }).onConflictDoNothing()
}

export type ProfileChange = Partial<Omit<typeof dietitianProfiles.$inferInsert, 'user_id'>>

export async function saveProfile(db: Database, userId: number, change: ProfileChange): Promise<void> {
  await db
    .update(dietitianProfiles)
    .set({ ...change, updated_at: new Date() })
    .where(eq(dietitianProfiles.user_id, userId))
}

/** Locks the profile, so that ratings and reply times are counted and stored by one transaction at a time. */
export async function lockProfileMeasures(db: Database, userId: number): Promise<void> {
  await db
    .select({ id: dietitianProfiles.user_id })
    .from(dietitianProfiles)
    .where(eq(dietitianProfiles.user_id, userId))
    .for('no key update')
}

/** Leaves `updated_at` alone, because the owner changed nothing. */
export async function updateRating(
  db: Database,
  userId: number,
  measured: { rating: number | null; review_count: number },
): Promise<void> {
  await db.update(dietitianProfiles).set(measured).where(eq(dietitianProfiles.user_id, userId))
}

export async function updateFirstReplyTime(db: Database, userId: number, minutes: number | null): Promise<void> {
  await db
    .update(dietitianProfiles)
    .set({ first_reply_minutes: minutes })
    .where(
      and(
        eq(dietitianProfiles.user_id, userId),
        sql`${dietitianProfiles.first_reply_minutes} is distinct from ${minutes}::int`,
      ),
    )
}

const activeDietitian = prepared((db) =>
  db
    .select({ email: users.email, is_available: dietitianProfiles.is_available })
    .from(dietitianProfiles)
    .innerJoin(users, eq(users.id, dietitianProfiles.user_id))
    .where(and(eq(users.id, sql.placeholder('id')), eq(users.role, 'dietitian'), eq(users.is_active, true))),
)

/** The recipient of a request; null unless this is an active dietitian. */
export async function findRecipient(db: Database, id: number) {
  const [row] = await activeDietitian(db).execute({ id })
  return row ?? null
}
