import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CredentialInput, CredentialRenewal } from '#domain/dietitians/credentials.schema.ts'
import { api } from '#web/lib/api/api.ts'

export function checkedCredentials(dietitianId: number) {
  return queryOptions({
    queryKey: ['admin-credentials', dietitianId],
    queryFn: async ({ signal }) => (await api.credentials.list(dietitianId, { signal })).results,
  })
}

/** The log of the account changes with its credentials. */
export function useCredentialActions(dietitianId: number) {
  const client = useQueryClient()
  const onSettled = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('admin-') })
  return {
    add: useMutation({ mutationFn: (input: CredentialInput) => api.credentials.add(dietitianId, input), onSettled }),
    renew: useMutation({
      mutationFn: ({ id, ...renewal }: CredentialRenewal & { id: number }) => api.credentials.renew(id, renewal),
      onSettled,
    }),
    withdraw: useMutation({ mutationFn: (id: number) => api.credentials.withdraw(id), onSettled }),
  }
}
