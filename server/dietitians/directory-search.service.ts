import type { DietitianQuery } from '#domain/dietitians/dietitians.schema.ts'
import { DEFAULT_DIRECTORY_ORDERING } from '#domain/dietitians/directory/directory.ts'
import { MODE_WORDS } from '#domain/dietitians/directory/search-words.ts'
import { CONSULTATION_MODE_LABELS, LANGUAGE_LABELS } from '#domain/dietitians/practice.ts'
import type { Database } from '../db/connect.ts'
import {
  countListed,
  type FoundDietitians,
  listListed,
  type SearchFilters,
  type SearchScope,
  searchListed,
} from './directory.queries.ts'
import { type DirectorySearch, hasFilters, readDirectorySearch } from './read-search.ts'
import { concernTerm } from './search-terms.ts'

/** The number of suggestions besides the results, and per kind if nothing is found. */
const OTHERS = { max: 6, maxPerKind: 4 }

const NO_FILTERS: SearchFilters = { languages: [], modeFilters: [] }

type Rows = FoundDietitians['rows']

interface Others {
  title: string
  rows: Rows
}

/** Labels of the filters in the searched words that this dietitian fits. */
function fittingLabels({ languages, modeFilters, availability, fee_max }: SearchFilters, row: Rows[number]): string[] {
  return [
    ...languages.filter((language) => row.languages.includes(language)).map((language) => LANGUAGE_LABELS[language]),
    ...modeFilters
      .filter(({ modes }) => modes.some((mode) => row.consultation_modes.includes(mode)))
      .map(({ label }) => label),
    ...(availability ? [availability.label] : []),
    ...(fee_max === undefined ? [] : [`₹${fee_max.toLocaleString('en-IN')} or less`]),
  ]
}

async function find(db: Database, query: DietitianQuery, scope: SearchScope): Promise<FoundDietitians> {
  const { count, rows } = await searchListed(db, query, scope)
  const withReasons = rows.map((row) => ({
    ...row,
    matches: [...new Set([...row.matches, ...fittingLabels(scope.filters, row)])],
  }))
  return { count, rows: withReasons }
}

async function findPage(db: Database, query: DietitianQuery, search: DirectorySearch): Promise<FoundDietitians> {
  const tieOrdering = search.isAboutFee ? 'consultation_fee' : DEFAULT_DIRECTORY_ORDERING
  const { terms, filters, place, isForAnyone } = search
  if (isForAnyone || !query.search) {
    const [count, rows] = await Promise.all([
      countListed(db, query),
      listListed(db, query, query.ordering ?? tieOrdering),
    ])
    return { count, rows: rows.map((row) => ({ ...row, matches: [] })) }
  }
  if (terms.length === 0 && !hasFilters(filters)) return { count: 0, rows: [] }
  return find(db, query, { terms, filters, near: place?.near, tieOrdering })
}

/** A query without filters, for searching by words only. */
const UNFILTERED: DietitianQuery = { page: 1, page_size: OTHERS.maxPerKind }

/** The language and the consultation modes of the chosen filters and of the searched words together. */
function combineFilters({ language, consultation_mode }: DietitianQuery, { languages, modeFilters }: SearchFilters) {
  return {
    ...NO_FILTERS,
    languages: language ? [...languages, language] : languages,
    modeFilters: consultation_mode
      ? [...modeFilters, { label: CONSULTATION_MODE_LABELS[consultation_mode], modes: [consultation_mode] }]
      : modeFilters,
  }
}

async function findNear(db: Database, { place }: DirectorySearch): Promise<Others | null> {
  if (!place) return null
  const { near, label } = place
  const online = { ...NO_FILTERS, modeFilters: MODE_WORDS.online ? [MODE_WORDS.online] : [] }
  const cities = near.flat()
  const query = { ...UNFILTERED, page_size: OTHERS.max }
  const { rows } = await searchListed(db, query, { near, filters: NO_FILTERS })
  const nearby = rows
    .filter(({ city }) => city !== null && cities.includes(city.toLowerCase()))
    .map((row) => ({ ...row, matches: row.city ? [row.city] : [] }))
  const consultingOnline = await find(db, { ...query, is_available: 'true' }, { near, filters: online })
  const title =
    nearby.length > 0
      ? `No dietitians in ${label} yet. Nearest:`
      : `No dietitians in ${label} yet. These dietitians consult online:`
  return { title, rows: unique([...nearby, ...consultingOnline.rows]) }
}

function unique(rows: Rows): Rows {
  return rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) === at).slice(0, OTHERS.max)
}

/** Finds dietitians who match part of the search, those who match most of it first. */
async function findPartialMatches(
  db: Database,
  query: DietitianQuery,
  search: DirectorySearch,
): Promise<Others | null> {
  const { terms, filters } = search
  const allTerms = [...terms, ...(query.specialization ? [concernTerm(query.specialization)] : [])]
  const scope = { terms: allTerms, near: search.place?.near }
  const { specialization: _, ordering: __, ...queryFilters } = query
  const combined = combineFilters(query, filters)
  const matches: Rows = []
  if (allTerms.length > 0) {
    const filtered = { ...queryFilters, ...UNFILTERED }
    matches.push(...(await find(db, filtered, { ...scope, filters: { ...filters, specialization: undefined } })).rows)
    matches.push(...(await find(db, UNFILTERED, { ...scope, filters: NO_FILTERS })).rows)
  }
  const near = matches.length === 0 ? await findNear(db, search) : null
  if (near && near.rows.length > 0) return near
  if (hasFilters(combined))
    matches.push(...(await find(db, UNFILTERED, { near: search.place?.near, filters: combined })).rows)
  if (matches.length > 0) return { title: 'Closest matches', rows: unique(matches) }
  return findAvailable(db, [])
}

/** Finds dietitians who take requests and are not shown yet. */
async function findAvailable(db: Database, shown: Rows): Promise<Others | null> {
  const query = { ...UNFILTERED, page_size: OTHERS.max, is_available: 'true' } as const
  const { rows } = await find(db, query, { filters: NO_FILTERS })
  const others = rows.filter(({ id }) => !shown.some((row) => row.id === id))
  return others.length === 0 ? null : { title: 'Other dietitians taking requests now', rows: others }
}

/** Finds dietitians to show after the last result: those who match the same words without the filters among them. */
async function findOthers(db: Database, query: DietitianQuery, { terms, filters, place }: DirectorySearch) {
  const isNarrowed = filters.specialization !== undefined || hasFilters(filters)
  if (terms.length === 0 || !isNarrowed) return null
  const specialization = query.specialization === filters.specialization ? undefined : query.specialization
  const { rows } = await find(
    db,
    { ...query, specialization, page: 1, page_size: OTHERS.max },
    { terms, filters: NO_FILTERS, excluding: filters, near: place?.near },
  )
  return rows.length === 0 ? null : { title: 'Others who also help with this', rows }
}

/** One page of the directory, followed by suggestions. */
export async function searchDirectory(
  db: Database,
  query: DietitianQuery,
): Promise<FoundDietitians & { others: Others | null }> {
  const search = readDirectorySearch(query.search ?? '')
  const found = await findPage(db, query, search)
  const isLastPage = query.page * query.page_size >= found.count && (query.page === 1 || found.rows.length > 0)
  if (!isLastPage) return { ...found, others: null }
  if (found.count === 0) return { ...found, others: await findPartialMatches(db, query, search) }
  const others = await findOthers(db, query, search)
  const isAnyoneAvailable = found.rows.some(({ is_available }) => is_available)
  if (others || isAnyoneAvailable || query.is_available || query.page > 1) return { ...found, others }
  return { ...found, others: await findAvailable(db, found.rows) }
}
