import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { DietitianQuery } from '#domain/dietitians/dietitians.schema.ts'
import { DEFAULT_DIRECTORY_ORDERING, type DirectoryOrdering } from '#domain/dietitians/directory.ts'
import { users } from '../accounts/accounts.table.ts'
import type { Database } from '../db/connect.ts'
import { countList } from '../db/list-counts.ts'
import { prepared } from '../db/prepared.ts'
import { dietitianProfiles } from './dietitians.table.ts'

const columns = {
  id: users.id,
  name: users.full_name,
  email: users.email,
  phone_number: users.phone_number,
  bio: dietitianProfiles.bio,
  specialization: dietitianProfiles.specialization,
  focus_areas: dietitianProfiles.focus_areas,
  age_groups: dietitianProfiles.age_groups,
  consultation_modes: dietitianProfiles.consultation_modes,
  languages: dietitianProfiles.languages,
  city: dietitianProfiles.city,
  shows_phone: dietitianProfiles.shows_phone,
  shows_email: dietitianProfiles.shows_email,
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
type Filters = [bySpecialization: boolean, byAvailability: boolean, byLanguage: boolean, byMode: boolean]

const toFilters = (query: DietitianQuery): Filters => [
  query.specialization !== undefined,
  query.is_available !== undefined,
  query.language !== undefined,
  query.consultation_mode !== undefined,
]

const filterValues = ({ specialization, is_available, language, consultation_mode }: DietitianQuery) => ({
  specialization,
  is_available: is_available === undefined ? undefined : is_available === 'true',
  language,
  consultation_mode,
})

/** @param values of the filters that are set: placeholders where the statement is prepared */
function filtersFor(
  [bySpecialization, byAvailability, byLanguage, byMode]: Filters,
  values: Record<keyof ReturnType<typeof filterValues>, unknown>,
): SQL | undefined {
  const { specialization, is_available, languages, consultation_modes } = dietitianProfiles
  return and(
    isListed,
    bySpecialization ? sql`${specialization} = ${values.specialization}` : undefined,
    byAvailability ? sql`${is_available} = ${values.is_available}` : undefined,
    byLanguage ? sql`${values.language} = any(${languages})` : undefined,
    byMode ? sql`${values.consultation_mode} = any(${consultation_modes})` : undefined,
  )
}

const filtersOf = (query: DietitianQuery) => filtersFor(toFilters(query), filterValues(query))

const PLACEHOLDERS = {
  specialization: sql.placeholder('specialization'),
  is_available: sql.placeholder('is_available'),
  language: sql.placeholder('language'),
  consultation_mode: sql.placeholder('consultation_mode'),
}

/** Keys are skipped in an index and joined with their rows afterwards. */
const listedRows = prepared((db, ordering: DirectoryOrdering, ...filters: Filters) => {
  const ids = db
    .select({ id: dietitianProfiles.user_id })
    .from(dietitianProfiles)
    .where(filtersFor(filters, PLACEHOLDERS))
    .orderBy(...orderBy(ordering))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
  return base(db)
    .where(inArray(dietitianProfiles.user_id, ids))
    .orderBy(...orderBy(ordering))
})

export async function countListed(db: Database, query: DietitianQuery): Promise<number> {
  return countList(db, dietitianProfiles, filtersOf(query))
}

export async function listListed(
  db: Database,
  query: DietitianQuery,
  ordering: DirectoryOrdering,
): Promise<DietitianRow[]> {
  return listedRows(db, ordering, ...toFilters(query)).execute({
    ...filterValues(query),
    limit: query.page_size,
    offset: (query.page - 1) * query.page_size,
  })
}

/** One thing that a search asks for. */
export interface SearchTerm {
  /** "diabetes", or the word as typed. */
  label: string
  /** The text of a tsquery. */
  query: string
  /** The words typed for it. */
  typed: string
  mayBeName: boolean
}

interface FoundDietitians {
  count: number
  rows: (DietitianRow & { matches: string[] })[]
}

/** One page of the listed dietitians that a search finds, best match first or in the chosen order. */
export async function searchListed(
  db: Database,
  query: DietitianQuery,
  terms: readonly SearchTerm[],
): Promise<FoundDietitians> {
  const { ordering, page, page_size } = query
  const found = sql`search_dietitians(
    ${sql.param(terms.map(({ label }) => label))}::text[],
    ${sql.param(terms.map((term) => term.query))}::text[],
    ${sql.param(terms.map(({ typed }) => typed))}::text[],
    ${sql.param(terms.map(({ mayBeName }) => mayBeName))}::boolean[]) as found`
  const isFound = sql`found.dietitian_id = ${dietitianProfiles.user_id}`
  const filters = filtersOf(query)
  const [[counted], rows] = await Promise.all([
    db.select({ count: count() }).from(dietitianProfiles).innerJoin(found, isFound).where(filters),
    db
      .select({ ...columns, matches: sql<string[]>`to_json(found.matches)` })
      .from(dietitianProfiles)
      .innerJoin(users, eq(users.id, dietitianProfiles.user_id))
      .innerJoin(found, isFound)
      .where(filters)
      .orderBy(...(ordering ? [] : [sql`found.score desc`]), ...orderBy(ordering ?? DEFAULT_DIRECTORY_ORDERING))
      .limit(page_size)
      .offset((page - 1) * page_size),
  ])
  return { count: counted?.count ?? 0, rows }
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
    .select({
      email: users.email,
      full_name: users.full_name,
      is_available: dietitianProfiles.is_available,
      first_reply_minutes: dietitianProfiles.first_reply_minutes,
    })
    .from(dietitianProfiles)
    .innerJoin(users, eq(users.id, dietitianProfiles.user_id))
    .where(and(eq(users.id, sql.placeholder('id')), eq(users.role, 'dietitian'), eq(users.is_active, true))),
)

/** The recipient of a request; null unless this is an active dietitian. */
export async function findRecipient(db: Database, id: number) {
  const [row] = await activeDietitian(db).execute({ id })
  return row ?? null
}
