import type { DietitianQuery } from '#domain/dietitians/dietitians.schema.ts'
import { DEFAULT_DIRECTORY_ORDERING } from '#domain/dietitians/directory.ts'
import { CONSULTATION_MODE_LABELS, LANGUAGE_LABELS } from '#domain/dietitians/practice.ts'
import { MODE_WORDS } from '#domain/dietitians/search-words.ts'
import type { Database } from '../db/connect.ts'
import {
  type Asked,
  countListed,
  type FoundDietitians,
  listListed,
  type SearchScope,
  searchListed,
} from './directory.queries.ts'
import { type DirectorySearch, readDirectorySearch } from './read-search.ts'
import { concernTerm } from './search-terms.ts'

/** The number of suggestions besides the results, and per kind if nothing is found. */
const OTHERS = { most: 6, ofOneKind: 4 }

const NOTHING_ASKED: Asked = {
  specialization: null,
  is_available: null,
  availability: null,
  languages: [],
  ways: [],
  fee_max: null,
}
const NO_SEARCH: DirectorySearch = {
  terms: [],
  asked: NOTHING_ASKED,
  place: null,
  isForAnyone: true,
  isAboutFee: false,
}

type Rows = FoundDietitians['rows']

interface Others {
  title: string
  rows: Rows
}

/** Labels of the filters in the searched words that this dietitian fits. */
function fittingLabels({ languages, ways, availability, fee_max }: Asked, row: Rows[number]): string[] {
  return [
    ...languages.filter((language) => row.languages.includes(language)).map((language) => LANGUAGE_LABELS[language]),
    ...ways
      .filter(({ modes }) => modes.some((mode) => row.consultation_modes.includes(mode)))
      .map(({ label }) => label),
    ...(availability === null ? [] : [availability]),
    ...(fee_max === null ? [] : [`₹${fee_max.toLocaleString('en-IN')} or less`]),
  ]
}

async function find(db: Database, query: DietitianQuery, scope: SearchScope): Promise<FoundDietitians> {
  const { count, rows } = await searchListed(db, query, scope)
  const withReasons = rows.map((row) => ({
    ...row,
    matches: [...new Set([...row.matches, ...fittingLabels(scope.asked, row)])],
  }))
  return { count, rows: withReasons }
}

async function findPage(db: Database, query: DietitianQuery, search: DirectorySearch): Promise<FoundDietitians> {
  const amongEquals = search.isAboutFee ? 'consultation_fee' : DEFAULT_DIRECTORY_ORDERING
  const { terms, asked, place, isForAnyone } = search
  if (isForAnyone) {
    const [count, rows] = await Promise.all([
      countListed(db, query),
      listListed(db, query, query.ordering ?? amongEquals),
    ])
    return { count, rows: rows.map((row) => ({ ...row, matches: [] })) }
  }
  const isNothingMeant = terms.length === 0 && !isFilter(asked)
  if (isNothingMeant) return { count: 0, rows: [] }
  return find(db, query, { terms, asked, near: place?.near ?? [], amongEquals })
}

const isFilter = ({ languages, ways, is_available, fee_max }: Asked) =>
  languages.length > 0 || ways.length > 0 || is_available !== null || fee_max !== null

/** A query without filters, for searching by words only. */
const bare = (): DietitianQuery => ({ page: 1, page_size: OTHERS.ofOneKind })

/** Labels of the chosen filters and of those in the searched words. */
function wishesOf({ language, consultation_mode }: DietitianQuery, { languages, ways }: Asked): Asked {
  return {
    ...NOTHING_ASKED,
    languages: language ? [...languages, language] : languages,
    ways: consultation_mode
      ? [...ways, { label: CONSULTATION_MODE_LABELS[consultation_mode], modes: [consultation_mode] }]
      : ways,
  }
}

async function findNear(db: Database, { place }: DirectorySearch): Promise<Others | null> {
  if (!place) return null
  const { near, label } = place
  const online = { ...NOTHING_ASKED, ways: MODE_WORDS.online ? [MODE_WORDS.online] : [] }
  const scope = { terms: [], near, isOnlyNear: true, amongEquals: DEFAULT_DIRECTORY_ORDERING }
  const cities = near.flat()
  const { rows } = await searchListed(db, { ...bare(), page_size: OTHERS.most }, { ...scope, asked: NOTHING_ASKED })
  const close = rows
    .filter(({ city }) => city !== null && cities.includes(city.toLowerCase()))
    .map((row) => ({ ...row, matches: row.city ? [row.city] : [] }))
  const far = await find(db, { ...bare(), page_size: OTHERS.most, is_available: 'true' }, { ...scope, asked: online })
  const title =
    close.length > 0
      ? `No dietitians in ${label} yet. Nearest:`
      : `No dietitians in ${label} yet. These dietitians consult online:`
  return { title, rows: unique([...close, ...far.rows]) }
}

function unique(rows: Rows): Rows {
  return rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) === at).slice(0, OTHERS.most)
}

/** Finds dietitians who match part of the search, those who match most of it first. */
async function findPartialMatches(
  db: Database,
  query: DietitianQuery,
  search: DirectorySearch,
): Promise<Others | null> {
  const { terms, asked } = search
  const wanted = [...terms, ...(query.specialization ? [concernTerm(query.specialization)] : [])]
  const scope = { terms: wanted, near: search.place?.near ?? [], amongEquals: DEFAULT_DIRECTORY_ORDERING }
  const { specialization: _, ordering: __, ...filters } = query
  const wishes = wishesOf(query, asked)
  const parts: Rows = []
  if (wanted.length > 0) {
    const within = { ...filters, ...bare() }
    parts.push(...(await find(db, within, { ...scope, asked: { ...asked, specialization: null } })).rows)
    parts.push(...(await find(db, bare(), { ...scope, asked: NOTHING_ASKED })).rows)
  }
  const near = parts.length === 0 ? await findNear(db, search) : null
  if (near && near.rows.length > 0) return near
  if (isFilter(wishes)) parts.push(...(await find(db, bare(), { ...scope, terms: [], asked: wishes })).rows)
  if (parts.length > 0) return { title: 'Closest matches', rows: unique(parts) }
  return findAvailable(db, [])
}

/** Anyone who takes requests, after those who do not. */
async function findAvailable(db: Database, shown: Rows): Promise<Others | null> {
  const scope = { terms: [], near: [], asked: NOTHING_ASKED, amongEquals: DEFAULT_DIRECTORY_ORDERING }
  const query = { ...bare(), page_size: OTHERS.most, is_available: 'true' } as const
  const { rows } = await find(db, query, scope)
  const others = rows.filter(({ id }) => !shown.some((row) => row.id === id))
  return others.length === 0 ? null : { title: 'Other dietitians taking requests now', rows: others }
}

/** Finds dietitians to show after the last result: those who match the same words without the filters among them. */
async function findOthers(db: Database, query: DietitianQuery, { terms, asked, place }: DirectorySearch) {
  const isNarrowed = asked.specialization !== null || isFilter(asked)
  if (terms.length === 0 || !isNarrowed) return null
  const { specialization, ...filters } = query
  const { rows } = await find(
    db,
    {
      ...filters,
      ...(specialization && specialization !== asked.specialization ? { specialization } : {}),
      page: 1,
      page_size: OTHERS.most,
    },
    { terms, asked: NOTHING_ASKED, besides: asked, near: place?.near ?? [], amongEquals: DEFAULT_DIRECTORY_ORDERING },
  )
  return rows.length === 0 ? null : { title: 'Others who also help with this', rows }
}

/** One page of the directory, followed by suggestions. */
export async function searchDirectory(
  db: Database,
  query: DietitianQuery,
): Promise<FoundDietitians & { others: Others | null }> {
  const search = query.search ? readDirectorySearch(query.search) : NO_SEARCH
  const found = await findPage(db, query, search)
  const isLastPage = query.page * query.page_size >= found.count && (query.page === 1 || found.rows.length > 0)
  if (!isLastPage) return { ...found, others: null }
  if (found.count === 0) return { ...found, others: await findPartialMatches(db, query, search) }
  const others = await findOthers(db, query, search)
  const isAnyoneAvailable = found.rows.some(({ is_available }) => is_available)
  if (others || isAnyoneAvailable || query.is_available || query.page > 1) return { ...found, others }
  return { ...found, others: await findAvailable(db, found.rows) }
}
