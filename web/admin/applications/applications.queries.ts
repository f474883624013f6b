import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApplicationDecision } from '#domain/applications/applications.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { choice, filterCodec, text, toPageQuery } from '#web/shell/list/filter-codec.ts'
import { listSource } from '#web/shell/list/use-filtered-list.ts'

const KEY = 'admin-applications'

/** Waiting ones unless chosen otherwise: the page is for them. */
export const CHOICES = [
  {
    key: 'status',
    label: 'State',
    className: 'w-full max-w-72',
    options: [
      ['', 'Waiting'],
      ['approved', 'Approved'],
      ['declined', 'Declined'],
      ['all', 'All'],
    ],
  },
] as const

/** The oldest first. */
export const APPLICATIONS = listSource({
  codec: filterCodec({ search: text, status: choice(['approved', 'declined', 'all'], 'pending') }),
  queryKey: [KEY, 'list'],
  load: ({ status, page }, { signal }) => {
    const chosen = status === 'all' ? {} : { status: status || 'pending' }
    return api.applications.list(toPageQuery({ ...chosen, ordering: 'created_at', page }), { signal })
  },
})

export function applicationDetail(id: number) {
  return queryOptions({
    queryKey: [KEY, 'detail', id],
    queryFn: ({ signal }) => api.applications.get(id, { signal }),
  })
}

/** A decision changes the list, the account, the counts and the log. */
export function useDecide(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: ApplicationDecision) => api.applications.decide(id, decision),
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('admin-') }),
  })
}
