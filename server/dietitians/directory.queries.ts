import { and, arrayOverlaps, asc, count, desc, eq, inArray, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { Concern } from '#domain/dietitians/concerns.ts'
import type { DietitianQuery } from '#domain/dietitians/dietitians.schema.ts'
import type { DirectoryOrdering } from '#domain/dietitians/directory.ts'
import type { Place } from '#domain/dietitians/places.ts'
import type { ConsultationMode, Language } from '#domain/dietitians/practice.ts'
import type { Specialization } from '#domain/dietitians/specializations.ts'
import { users } from '../accounts/accounts.table.ts'
import { columnsOf } from '../db/columns.ts'
import type { Database } from '../db/connect.ts'
import { countList } from '../db/list-counts.ts'
import { prepared } from '../db/prepared.ts'
import { dietitianProfiles } from './dietitians.table.ts'

const columns = {
  id: users.id,
  name: users.full_name,
  email: users.email,
  phone_number: users.phone_number,
  ...columnsOf(dietitianProfiles, 'bio', 'specialization', 'focus_areas', 'age_groups', 'consultation_modes'),
  ...columnsOf(dietitianProfiles, 'languages', 'city', 'shows_phone', 'shows_email', 'experience_years'),
  ...columnsOf(dietitianProfiles, 'consultation_fee', 'is_available', 'is_listed', 'rating', 'review_count'),
  ...columnsOf(dietitianProfiles, 'first_reply_minutes', 'picture'),
  is_demo: users.is_demo,
  created_at: dietitianProfiles.created_at,
}

/**
 * True for an active dietitian with bio and specialization; updated by triggers. Must match the indexes' condition
 * literally.
 */
const isListed = sql`dietitian_profiles.is_listed`

/** Dietitians without a value come last; ties are ordered by id. */
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

/** Which filters are set; their values are passed separately. */
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

/** @param values of the set filters: placeholders if the statement is prepared */
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

/** Skips keys in an index before joining them with their rows. */
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

export async function listListed(db: Database, query: DietitianQuery, ordering: DirectoryOrdering) {
  return listedRows(db, ordering, ...toFilters(query)).execute({
    ...filterValues(query),
    limit: query.page_size,
    offset: (query.page - 1) * query.page_size,
  })
}

/** One term of a search. */
export interface SearchTerm {
  /** Shown as the reason for a match, e.g. "Diabetes"; null to show the matching word itself. */
  label: string | null
  /** A tsquery as text. */
  query: string
  /** The words from which the term was read. */
  typed: string
  /** The word if it may be part of a name. */
  name: string | null
  /** Its share of the score. */
  weight: number
  concern: Concern | 'teenagers' | null
}

export interface Way {
  label: string
  modes: readonly ConsultationMode[]
}

/** The parts of a search that correspond to the directory's filters and act like them. */
export interface SearchFilters {
  /** Set only if the search contains nothing else. */
  specialization: Specialization | null
  is_available: boolean | null
  availability: string | null
  /** Any of these. */
  languages: Language[]
  ways: Way[]
  /** In rupees. */
  fee_max: number | null
}

/** Narrows and orders a search in addition to the query's filters. */
export interface SearchScope {
  /** Empty: everyone who passes the filters. */
  terms: readonly SearchTerm[]
  filters: SearchFilters
  /** Cities, the nearest first. Orders equal matches; without terms it comes first. */
  near: Place['near']
  isOnlyNear?: boolean
  /** Leaves out dietitians who fit this, and those who match by name only. */
  excluding?: SearchFilters
  tieOrdering: DirectoryOrdering
}

export interface FoundDietitians {
  count: number
  rows: (DietitianRow & { matches: string[] })[]
}

/** A match without a reason is one by name, and comes before matches of similar words. */
const isName = sql`cardinality(found.matches) = 0`

function fits(filters: SearchFilters): SQL | undefined {
  const { specialization, is_available, languages, consultation_modes, consultation_fee } = dietitianProfiles
  return and(
    filters.specialization === null ? undefined : or(eq(specialization, filters.specialization), isName),
    filters.is_available === null ? undefined : eq(is_available, filters.is_available),
    filters.languages.length === 0 ? undefined : arrayOverlaps(languages, filters.languages),
    filters.ways.length === 0
      ? undefined
      : arrayOverlaps(
          consultation_modes,
          filters.ways.flatMap(({ modes }) => modes),
        ),
    filters.fee_max === null ? undefined : lte(consultation_fee, filters.fee_max),
  )
}

function within({ filters, excluding }: SearchScope): SQL | undefined {
  return and(fits(filters), excluding ? and(sql`(${fits(excluding)}) is not true`, not(isName)) : undefined)
}

/** The scores of cities near the named one: a little less than that city itself. */
const NEAR_SCORES = [3900, 3500]

/** 0 for the nearest group of cities; null if no group contains the city. */
function nearness(near: Place['near']): SQL {
  const groups = near.flatMap((cities, rank) =>
    cities.length === 0
      ? []
      : [sql`when ${inArray(sql`lower(${dietitianProfiles.city})`, [...cities])} then ${rank}::int`],
  )
  return groups.length === 0 ? sql`null::int` : sql`case ${sql.join(groups, sql` `)} end`
}

/** One page of the listed dietitians that a search finds, best match first or in the chosen order. */
export async function searchListed(db: Database, query: DietitianQuery, scope: SearchScope): Promise<FoundDietitians> {
  const { ordering, page, page_size } = query
  const { terms, near, isOnlyNear, tieOrdering } = scope
  const found =
    terms.length > 0
      ? sql`search_dietitians(${JSON.stringify(terms)}::jsonb) as found`
      : sql`(select user_id as dietitian_id, 0 as score, '{}'::text[] as matches from dietitian_profiles where is_listed) as found`
  const isFound = sql`found.dietitian_id = ${dietitianProfiles.user_id}`
  const rank = nearness(near)
  const nearScore = sql`coalesce((${sql`array[${sql.join(
    NEAR_SCORES.map((score) => sql`${score}::int`),
    sql`, `,
  )}]`})[${rank} + 1], 0)`
  const conditions = and(filtersOf(query), within(scope))
  const [[counted], rows] = await Promise.all([
    db.select({ count: count() }).from(dietitianProfiles).innerJoin(found, isFound).where(conditions),
    db
      .select({ ...columns, matches: sql<string[]>`to_json(found.matches)` })
      .from(dietitianProfiles)
      .innerJoin(users, eq(users.id, dietitianProfiles.user_id))
      .innerJoin(found, isFound)
      .where(conditions)
      .orderBy(
        ...(ordering ? [] : isOnlyNear ? [sql`${rank} asc nulls last`] : [sql`found.score + ${nearScore} desc`]),
        ...(ordering ? [] : [desc(dietitianProfiles.is_available)]),
        ...orderBy(ordering ?? tieOrdering),
      )
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

/** The account's own profile, listed or not. */
export async function findProfile(db: Database, userId: number): Promise<DietitianRow | null> {
  const [row] = await base(db).where(eq(users.id, userId))
  return row ?? null
}
