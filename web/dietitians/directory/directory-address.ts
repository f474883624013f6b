import { DEFAULT_DIRECTORY_ORDERING, DIRECTORY_ORDERINGS } from '#domain/dietitians/directory/directory.ts'
import { CONSULTATION_MODES, LANGUAGES } from '#domain/dietitians/practice.ts'
import { SPECIALIZATIONS } from '#domain/dietitians/specializations.ts'
import { toSearch } from '#domain/http/search.ts'

/** The allowed values of each choice. Without a sort: best match first in a search, else highest rated first. */
const CHOICES = {
  specialization: SPECIALIZATIONS,
  available: ['available', 'unavailable'],
  language: LANGUAGES,
  mode: CONSULTATION_MODES,
  sort: DIRECTORY_ORDERINGS,
} as const
const NAMES = Object.keys(CHOICES) as (keyof typeof CHOICES)[]

type Choices = { [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] | '' }

export interface DirectoryFilters extends Choices {
  search: string
  page: number
}

/** The choices in an address; missing or invalid values become the default. */
export function readFilters(query: URLSearchParams): DirectoryFilters {
  const page = query.get('page') ?? ''
  const chosen = Object.entries<readonly string[]>(CHOICES).map(([name, values]) => {
    return [name, values.find((value) => value === query.get(name)) ?? '']
  })
  return {
    ...(Object.fromEntries(chosen) as Choices),
    search: toSearch(query.get('search')),
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  }
}

export const NO_FILTERS = readFilters(new URLSearchParams())

/** Always in this order and without the defaults, so that equal choices have equal addresses. */
export function writeFilters({ search, page, ...choices }: DirectoryFilters): URLSearchParams {
  const query = new URLSearchParams()
  const text = toSearch(search)
  if (text) query.set('search', text)
  for (const name of NAMES) if (choices[name]) query.set(name, choices[name])
  if (!text && choices.sort === DEFAULT_DIRECTORY_ORDERING) query.delete('sort')
  if (page !== 1) query.set('page', String(page))
  return query
}

export const DIRECTORY_CODEC = { read: readFilters, write: writeFilters }

export function directoryPath(filters: DirectoryFilters): string {
  const query = writeFilters(filters).toString()
  return query ? `/dietitians?${query}` : '/dietitians'
}
