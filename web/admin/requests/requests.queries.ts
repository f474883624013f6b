import { queryOptions } from '@tanstack/react-query'
import type { RequestQuery } from '#domain/consultations/consultations.schema.ts'
import { REQUEST_STATUSES, STATUS_LABELS } from '#domain/consultations/status.ts'
import { api } from '#web/lib/api/api.ts'
import { choice, type Filters, filterCodec, number, text, toQuery } from '../list/filter-codec.ts'

export const REQUESTS_PER_PAGE = 20
export const REQUESTS_PATH = '/admin/requests'
/** So many are offered by name; a search finds the requests of the others. */
const DIETITIANS_MAX = 100

export const STATUS_CHOICES = [
  ['', 'All statuses'],
  ...REQUEST_STATUSES.map((status) => [status, STATUS_LABELS[status]] as const),
] as const
export const ORDER_CHOICES = [
  ['', 'Latest first'],
  ['created_at', 'Oldest first'],
  ['waiting', 'Longest waiting first'],
] as const

export const REQUEST_FILTERS = filterCodec({
  search: text,
  status: choice(REQUEST_STATUSES),
  dietitian: number,
  ordering: choice(['created_at', 'waiting'], '-created_at'),
})
export type RequestFilters = Filters<'search' | 'status' | 'dietitian' | 'ordering'>

/** The codec has let nothing pass that the API does not know. */
export function toRequestQuery(filters: RequestFilters): Partial<RequestQuery> {
  const { dietitian, ...chosen } = toQuery(filters)
  const query = { ...chosen, page: filters.page, page_size: REQUESTS_PER_PAGE } as Partial<RequestQuery>
  return dietitian ? { ...query, dietitian: Number(dietitian) } : query
}

export const dietitianAccounts = queryOptions({
  queryKey: ['admin-users', 'dietitians'],
  queryFn: ({ signal }) => api.accounts.listAccounts({ role: 'dietitian', page_size: DIETITIANS_MAX }, { signal }),
})
