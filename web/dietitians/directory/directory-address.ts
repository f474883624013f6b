import {
  DEFAULT_DIRECTORY_ORDERING,
  DIRECTORY_ORDERINGS,
  type DirectoryOrdering,
} from '#domain/dietitians/directory.ts'
import { SPECIALIZATIONS, type Specialization } from '#domain/dietitians/specializations.ts'
import { toSearch } from '#domain/http/search.ts'

export const AVAILABILITIES = ['available', 'unavailable'] as const
export type Availability = (typeof AVAILABILITIES)[number]

export interface DirectoryFilters {
  search: string
  specialization: Specialization | ''
  available: Availability | ''
  sort: DirectoryOrdering
  page: number
}

export const NO_FILTERS: DirectoryFilters = {
  search: '',
  specialization: '',
  available: '',
  sort: DEFAULT_DIRECTORY_ORDERING,
  page: 1,
}

/** The choices that an address names; what it does not name, or names wrongly, is the default. */
export function readFilters(query: URLSearchParams): DirectoryFilters {
  const page = query.get('page') ?? ''
  return {
    search: toSearch(query.get('search')),
    specialization: SPECIALIZATIONS.find((value) => value === query.get('specialization')) ?? NO_FILTERS.specialization,
    available: AVAILABILITIES.find((value) => value === query.get('available')) ?? NO_FILTERS.available,
    sort: DIRECTORY_ORDERINGS.find((value) => value === query.get('sort')) ?? NO_FILTERS.sort,
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : NO_FILTERS.page,
  }
}

/** Always in this order and without the defaults, so that one choice has one address. */
export function writeFilters({ search, specialization, available, sort, page }: DirectoryFilters): URLSearchParams {
  const query = new URLSearchParams()
  const text = toSearch(search)
  if (text !== NO_FILTERS.search) query.set('search', text)
  if (specialization !== NO_FILTERS.specialization) query.set('specialization', specialization)
  if (available !== NO_FILTERS.available) query.set('available', available)
  if (sort !== NO_FILTERS.sort) query.set('sort', sort)
  if (page !== NO_FILTERS.page) query.set('page', String(page))
  return query
}

export function directoryPath(filters: DirectoryFilters): string {
  const query = writeFilters(filters).toString()
  return query ? `/dietitians?${query}` : '/dietitians'
}
