import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'

export function privateNote(requestId: number) {
  return queryOptions({
    queryKey: ['private-note', requestId],
    queryFn: ({ signal }) => api.consultations.privateNote(requestId, { signal }),
  })
}

export function useKeepPrivateNote(requestId: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (note: string) => api.consultations.keepPrivateNote(requestId, { note }),
    onSuccess: (kept) => queries.setQueryData(privateNote(requestId).queryKey, kept),
  })
}
