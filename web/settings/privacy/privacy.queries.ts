import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'

const PRIVACY = ['privacy']

export const deletion = queryOptions({
  queryKey: [...PRIVACY, 'deletion'],
  queryFn: ({ signal }) => api.privacy.deletion({ signal }),
})

export function consentsPage(page: number) {
  return queryOptions({
    queryKey: [...PRIVACY, 'consents', page],
    queryFn: ({ signal }) => api.privacy.consents({ page }, { signal }),
  })
}

export function accessesPage(page: number) {
  return queryOptions({
    queryKey: [...PRIVACY, 'accesses', page],
    queryFn: ({ signal }) => api.privacy.accesses({ page }, { signal }),
  })
}

/** Deletion and consents depend on each other, so both are refetched. */
export function useInvalidatePrivacy() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: PRIVACY })
}

export function useCancelDeletion() {
  return useMutation({ mutationFn: () => api.privacy.cancelDeletion(), onSettled: useInvalidatePrivacy() })
}

export function useWithdraw() {
  return useMutation({ mutationFn: (id: number) => api.privacy.withdraw(id), onSettled: useInvalidatePrivacy() })
}
