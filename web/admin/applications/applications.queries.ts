import { queryOptions } from '@tanstack/react-query'
import type { ApplicationDecision } from '#domain/applications/applications.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { choice, filterCodec, text, toPageQuery } from '#web/shell/list/filter-codec.ts'
import { listSource } from '#web/shell/list/use-filtered-list.ts'
import { useAdminMutation } from '../use-admin-mutation.ts'
import { stateChoices, toStatusQuery } from './state-filter.ts'

const KEY = 'admin-applications'

const DECIDED = ['asked_back', 'approved', 'declined'] as const
export const CHOICES = stateChoices(DECIDED)

/** Oldest first. */
export const APPLICATIONS = listSource({
  codec: filterCodec({ search: text, status: choice([...DECIDED, 'all'], 'pending') }),
  queryKey: [KEY, 'list'],
  load: ({ status, page }, { signal }) =>
    api.applications.list(toPageQuery({ ...toStatusQuery(status), ordering: 'created_at', page }), { signal }),
})

export function applicationDetail(id: number) {
  return queryOptions({
    queryKey: [KEY, 'detail', id],
    queryFn: ({ signal }) => api.applications.get(id, { signal }),
  })
}

export function useDecide(id: number) {
  return useAdminMutation((decision: ApplicationDecision) => api.applications.decide(id, decision))
}
