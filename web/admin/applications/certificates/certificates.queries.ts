import { queryOptions } from '@tanstack/react-query'
import type { CertificateDecision } from '#domain/applications/certificates.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { choice, filterCodec, text, toPageQuery } from '#web/shell/list/filter-codec.ts'
import { listSource } from '#web/shell/list/use-filtered-list.ts'
import { useAdminMutation } from '../../use-admin-mutation.ts'
import { stateChoices, toStatusQuery } from '../state-filter.ts'

const KEY = 'admin-certificates'

const DECIDED = ['asked_back', 'approved'] as const
export const CHOICES = stateChoices(DECIDED)

/** Oldest first. */
export const CERTIFICATES = listSource({
  codec: filterCodec({ search: text, status: choice([...DECIDED, 'all'], 'pending') }),
  queryKey: [KEY, 'list'],
  load: ({ status, page }, { signal }) =>
    api.certificates.list(toPageQuery({ ...toStatusQuery(status), ordering: 'created_at', page }), { signal }),
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
