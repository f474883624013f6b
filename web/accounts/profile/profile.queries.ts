import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProfilePatch } from '#domain/accounts/accounts.schema.ts'
import { api } from '#web/lib/api/api.ts'

export const ownProfile = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => (await api.accounts.profile({ signal })).user,
})

export function useSaveProfile() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (patch: ProfilePatch) => (await api.accounts.updateProfile(patch)).user,
    onSuccess: (user) => queries.setQueryData(ownProfile.queryKey, user),
  })
}
