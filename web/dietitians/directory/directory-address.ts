import {
  DEFAULT_DIRECTORY_ORDERING,
  DIRECTORY_ORDERINGS,
  type DirectoryOrdering,
} from '#domain/dietitians/directory.ts'
import { CONSULTATION_MODES, type ConsultationMode, LANGUAGES, type Language } from '#domain/dietitians/practice.ts'
import { SPECIALIZATIONS, type Specialization } from '#domain/dietitians/specializations.ts'
import { toSearch } from '#domain/http/search.ts'

export const AVAILABILITIES = ['available', 'unavailable'] as const
export type Availability = (typeof AVAILABILITIES)[number]

export interface DirectoryFilters {
  search: string
  specialization: Specialization | ''
  available: Availability | ''
  language: Language | ''
  mode: ConsultationMode | ''
  /** Empty: best match first in a search, highest rated first in the whole directory. */
  sort: DirectoryOrdering | ''
  page: number
}

export const NO_FILTERS: DirectoryFilters = {
  search: '',
  specialization: '',
  available: '',
  language: '',
  mode: '',
  sort: '',
  page: 1,
}

/** The choices in an address; missing or invalid values become the default. */
export function readFilters(query: URLSearchParams): DirectoryFilters {
  const page = query.get('page') ?? ''
  return {
    search: toSearch(query.get('search')),
    specialization: SPECIALIZATIONS.find((value) => value === query.get('specialization')) ?? NO_FILTERS.specialization,
    available: AVAILABILITIES.find((value) => value === query.get('available')) ?? NO_FILTERS.available,
    language: LANGUAGES.find((value) => value === query.get('language')) ?? NO_FILTERS.language,
    mode: CONSULTATION_MODES.find((value) => value === query.get('mode')) ?? NO_FILTERS.mode,
    sort: DIRECTORY_ORDERINGS.find((value) => value === query.get('sort')) ?? NO_FILTERS.sort,
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : NO_FILTERS.page,
  }
}

/** Always in this order and without the defaults, so that equal choices have equal addresses. */
export function writeFilters(filters: DirectoryFilters): URLSearchParams {
  const { search, specialization, available, language, mode, sort, page } = filters
  const query = new URLSearchParams()
  const text = toSearch(search)
  if (text !== NO_FILTERS.search) query.set('search', text)
  if (specialization !== NO_FILTERS.specialization) query.set('specialization', specialization)
  if (available !== NO_FILTERS.available) query.set('available', available)
  if (language !== NO_FILTERS.language) query.set('language', language)
  if (mode !== NO_FILTERS.mode) query.set('mode', mode)
  if (sort !== '' && (sort !== DEFAULT_DIRECTORY_ORDERING || text !== '')) query.set('sort', sort)
  if (page !== NO_FILTERS.page) query.set('page', String(page))
  return query
}

export function directoryPath(filters: DirectoryFilters): string {
  const query = writeFilters(filters).toString()
  return query ? `/dietitians?${query}` : '/dietitians'
}
