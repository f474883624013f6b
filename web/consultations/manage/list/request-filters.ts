import type { RequestQuery } from '#domain/consultations/consultations.schema.ts'
import { REQUEST_ORDERINGS } from '#domain/consultations/request-rules.ts'
import { REQUEST_STATUSES, type RequestStatus } from '#domain/consultations/status.ts'
import { countPages } from '#domain/http/page-count.ts'
import { toSearch } from '#domain/http/search.ts'
import type { QueryCodec } from '#web/lib/use-query-params.ts'

export const SORTS = REQUEST_ORDERINGS
export type RequestSort = (typeof SORTS)[number]

export const SORT_LABELS: Record<RequestSort, string> = {
  '-created_at': 'Latest first',
  created_at: 'Oldest first',
  waiting: 'Longest waiting first',
}

export interface RequestFilters {
  search: string
  status: RequestStatus | ''
  sort: RequestSort
  page: number
}

export const NO_FILTERS: RequestFilters = { search: '', status: '', sort: '-created_at', page: 1 }

const PAGE_SIZE = 20

/** The filters that an address names; what it does not name, or names wrongly, is the default. */
export function readFilters(address: URLSearchParams): RequestFilters {
  const page = address.get('page') ?? ''
  return {
    search: toSearch(address.get('search')),
    status: REQUEST_STATUSES.find((status) => status === address.get('status')) ?? NO_FILTERS.status,
    sort: SORTS.find((sort) => sort === address.get('sort')) ?? NO_FILTERS.sort,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : NO_FILTERS.page,
  }
}

/** The address of the filters, with the defaults left out. */
export function toAddress(filters: RequestFilters): URLSearchParams {
  const { status, sort, page } = filters
  const search = toSearch(filters.search)
  const address = new URLSearchParams()
  if (search !== NO_FILTERS.search) address.set('search', search)
  if (status !== NO_FILTERS.status) address.set('status', status)
  if (sort !== NO_FILTERS.sort) address.set('sort', sort)
  if (page !== NO_FILTERS.page) address.set('page', String(page))
  return address
}

export const FILTERS_IN_ADDRESS: QueryCodec<RequestFilters> = { read: readFilters, write: toAddress }

export function toRequestQuery({ search, status, sort, page }: RequestFilters): Partial<RequestQuery> {
  return {
    ordering: sort,
    page,
    page_size: PAGE_SIZE,
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
  }
}

export function pageCount(count: number): number {
  return Math.max(1, countPages(count, PAGE_SIZE))
}

export function isNarrowed({ search, status }: RequestFilters): boolean {
  return search !== NO_FILTERS.search || status !== NO_FILTERS.status
}
