import { queryOptions } from '@tanstack/react-query'
import type { CertificateDecision } from '#domain/applications/certificates.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { toPageQuery } from '#web/shell/list/filter-codec.ts'
import { adminList } from '../../list-page.tsx'
import { useAdminMutation } from '../../use-admin-mutation.ts'
import { stateChoice, toStatusQuery } from '../state-filter.ts'

const KEY = 'admin-certificates'

/** Oldest first. */
export const CERTIFICATES = adminList({
  queryKey: [KEY, 'list'],
  load: ({ status, page }, { signal }) =>
    api.certificates.list(toPageQuery({ ...toStatusQuery(status), ordering: 'created_at', page }), { signal }),
  choices: { status: stateChoice(['asked_back', 'approved']) },
})

export function certificateDetail(id: number) {
  return queryOptions({
    queryKey: [KEY, 'detail', id],
    queryFn: ({ signal }) => api.certificates.get(id, { signal }),
  })
}

export function useDecideCertificate(id: number) {
  return useAdminMutation((decision: CertificateDecision) => api.certificates.decide(id, decision))
}
