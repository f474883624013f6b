import { and, arrayOverlaps, asc, count, desc, eq, inArray, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { AgeConcern } from '#domain/dietitians/concerns.ts'
import type { DietitianQuery } from '#domain/dietitians/dietitians.schema.ts'
import { DEFAULT_DIRECTORY_ORDERING, type DirectoryOrdering } from '#domain/dietitians/directory/directory.ts'
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

/** The conditions of a query's filters. @param value of a filter, or its placeholder in a prepared statement */
const FILTERS = {
  specialization: (value: unknown) => sql`${dietitianProfiles.specialization} = ${value}`,
  is_available: (value: unknown) => sql`${dietitianProfiles.is_available} = ${value}`,
  language: (value: unknown) => sql`${value} = any(${dietitianProfiles.languages})`,
  consultation_mode: (value: unknown) => sql`${value} = any(${dietitianProfiles.consultation_modes})`,
}
type Filter = keyof typeof FILTERS

function filtersIn(query: DietitianQuery): Filter[] {
  return (Object.keys(FILTERS) as Filter[]).filter((name) => query[name] !== undefined)
}

function passesAll(filters: Filter[], toValue: (name: Filter) => unknown): SQL | undefined {
  return and(isListed, ...filters.map((name) => FILTERS[name](toValue(name))))
}

const filtersOf = (query: DietitianQuery) => passesAll(filtersIn(query), (name) => query[name])

/** Skips keys in an index before joining them with their rows. */
const listedRows = prepared((db, ordering: DirectoryOrdering, ...filters: Filter[]) => {
  const ids = db
    .select({ id: dietitianProfiles.user_id })
    .from(dietitianProfiles)
    .where(passesAll(filters, sql.placeholder))
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
  return listedRows(db, ordering, ...filtersIn(query)).execute({
    ...query,
    limit: query.page_size,
    offset: (query.page - 1) * query.page_size,
  })
}

/** One term of a search. */
export interface SearchTerm {
  /** Shown as the reason for a match, e.g. "Diabetes"; without it the matching word itself is shown. */
  label?: string | undefined
  /** A tsquery as text. */
  query: string
  /** The words from which the term was read. */
  typed: string
  /** The word if it may be part of a name. */
  name?: string
  /** Its share of the score. */
  weight: number
  concern?: AgeConcern
}

export interface ModeFilter {
  label: string
  modes: readonly ConsultationMode[]
}

/** The parts of a search that correspond to the directory's filters and act like them. */
export interface SearchFilters {
  /** Set only if the search contains nothing else. */
  specialization?: Specialization | undefined
  availability?: { label: string; is_available: boolean } | undefined
  /** Any of these. */
  languages: Language[]
  modeFilters: ModeFilter[]
  /** In rupees. */
  fee_max?: number | undefined
}

/** Narrows and orders a search in addition to the query's filters. */
export interface SearchScope {
  /** Empty: everyone who passes the filters. */
  terms?: readonly SearchTerm[]
  filters: SearchFilters
  /** Cities, the nearest first. Orders equal matches; without terms it comes first. */
  near?: Place['near'] | undefined
  /** Leaves out dietitians who fit this, and those who match by name only. */
  excluding?: SearchFilters
  tieOrdering?: DirectoryOrdering
}

export interface FoundDietitians {
  count: number
  rows: (DietitianRow & { matches: string[] })[]
}

/** A match without a reason is one by name, and comes before matches of similar words. */
const isName = sql`cardinality(found.matches) = 0`

function fits(filters: SearchFilters): SQL | undefined {
  const { specialization, is_available, languages, consultation_modes, consultation_fee } = dietitianProfiles
  const modes = filters.modeFilters.flatMap((modeFilter) => modeFilter.modes)
  return and(
    filters.specialization === undefined ? undefined : or(eq(specialization, filters.specialization), isName),
    filters.availability && eq(is_available, filters.availability.is_available),
    filters.languages.length === 0 ? undefined : arrayOverlaps(languages, filters.languages),
    modes.length === 0 ? undefined : arrayOverlaps(consultation_modes, modes),
    filters.fee_max === undefined ? undefined : lte(consultation_fee, filters.fee_max),
  )
}

function within({ filters, excluding }: SearchScope): SQL | undefined {
  return and(fits(filters), excluding ? and(sql`(${fits(excluding)}) is not true`, not(isName)) : undefined)
}

/** The scores of neighbouring cities and of others in the state: a little less than that of the named city itself. */
const NEAR_SCORES = [3900, 3500]

function nearScore(near: Place['near']): SQL {
  const scores = near.map((cities, rank) => {
    const isInCity = sql`lower(${dietitianProfiles.city}) = any(${sql.param(cities)}::text[])`
    return sql`case when ${isInCity} then ${NEAR_SCORES[rank]}::int end`
  })
  return sql`greatest(${sql.join([sql`0`, ...scores], sql`, `)})`
}

/** One page of the listed dietitians that a search finds, best match first or in the chosen order. */
export async function searchListed(db: Database, query: DietitianQuery, scope: SearchScope): Promise<FoundDietitians> {
  const { ordering, page, page_size } = query
  const { terms = [], near = [], tieOrdering = DEFAULT_DIRECTORY_ORDERING } = scope
  const found =
    terms.length > 0
      ? sql`search_dietitians(${JSON.stringify(terms)}::jsonb) as found`
      : sql`(select user_id as dietitian_id, 0 as score, '{}'::text[] as matches from dietitian_profiles where is_listed) as found`
  const isFound = sql`found.dietitian_id = ${dietitianProfiles.user_id}`
  const bestFirst = [sql`found.score + ${nearScore(near)} desc`, desc(dietitianProfiles.is_available)]
  const conditions = and(filtersOf(query), within(scope))
  const [[counted], rows] = await Promise.all([
    db.select({ count: count() }).from(dietitianProfiles).innerJoin(found, isFound).where(conditions),
    db
      .select({ ...columns, matches: sql<string[]>`to_json(found.matches)` })
      .from(dietitianProfiles)
      .innerJoin(users, eq(users.id, dietitianProfiles.user_id))
      .innerJoin(found, isFound)
      .where(conditions)
      .orderBy(...(ordering ? [] : bestFirst), ...orderBy(ordering ?? tieOrdering))
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
