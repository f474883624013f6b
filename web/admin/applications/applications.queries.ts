import { queryOptions } from '@tanstack/react-query'
import type { ApplicationDecision } from '#domain/applications/applications.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { toPageQuery } from '#web/shell/list/filter-codec.ts'
import { adminList } from '../list-page.tsx'
import { useAdminMutation } from '../use-admin-mutation.ts'
import { stateChoice, toStatusQuery } from './state-filter.ts'

const KEY = 'admin-applications'

/** Oldest first. */
export const APPLICATIONS = adminList({
  queryKey: [KEY, 'list'],
  load: ({ status, page }, { signal }) =>
    api.applications.list(toPageQuery({ ...toStatusQuery(status), ordering: 'created_at', page }), { signal }),
  choices: { status: stateChoice(['asked_back', 'approved', 'declined']) },
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
