import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApplicationDecision } from '#domain/applications/applications.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { choice, type Filters, filterCodec } from '../list/filter-codec.ts'

const APPLICATIONS = 'admin-applications'
export const APPLICATIONS_PER_PAGE = 20

/** What waits is what the page is for, so it is what an address without a choice shows. */
export const STATUS_LABELS = { pending: 'Waiting', approved: 'Approved', declined: 'Declined', all: 'All' } as const
type StatusChoice = keyof typeof STATUS_LABELS

export const APPLICATION_FILTERS = filterCodec({ status: choice(['approved', 'declined', 'all'], 'pending') })
type ApplicationFilters = Filters<'status'>

/** The oldest first. */
export function applicationList({ status, page }: ApplicationFilters) {
  const chosen = (status || 'pending') as StatusChoice
  return queryOptions({
    queryKey: [APPLICATIONS, 'list', chosen, page],
    queryFn: ({ signal }) =>
      api.applications.list(
        {
          ...(chosen === 'all' ? {} : { status: chosen }),
          ordering: 'created_at',
          page,
          page_size: APPLICATIONS_PER_PAGE,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
}

export function applicationDetail(id: number) {
  return queryOptions({
    queryKey: [APPLICATIONS, 'detail', id],
    queryFn: ({ signal }) => api.applications.get(id, { signal }),
  })
}

/** A decision changes the list, the account, the figures and the log. */
export function useDecide(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: ApplicationDecision) => api.applications.decide(id, decision),
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('admin-') }),
  })
}
