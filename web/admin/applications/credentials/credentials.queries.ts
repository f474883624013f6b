import { queryOptions } from '@tanstack/react-query'
import type { CredentialInput, CredentialRenewal } from '#domain/dietitians/credentials.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { useAdminMutation } from '../../use-admin-mutation.ts'

export function checkedCredentials(dietitianId: number) {
  return queryOptions({
    queryKey: ['admin-credentials', dietitianId],
    queryFn: async ({ signal }) => (await api.credentials.list(dietitianId, { signal })).results,
  })
}

export function useCredentialActions(dietitianId: number) {
  return {
    add: useAdminMutation((input: CredentialInput) => api.credentials.add(dietitianId, input)),
    renew: useAdminMutation(({ id, ...renewal }: CredentialRenewal & { id: number }) =>
      api.credentials.renew(id, renewal),
    ),
    withdraw: useAdminMutation((id: number) => api.credentials.withdraw(id)),
  }
}
