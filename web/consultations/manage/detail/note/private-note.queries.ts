import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PrivateNoteInput } from '#domain/consultations/consultations.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { api } from '#web/lib/api/api.ts'

export function privateNote(requestId: number) {
  return queryOptions({
    queryKey: ['private-note', requestId],
    queryFn: ({ signal }) => api.consultations.privateNote(requestId, { signal }),
  })
}

export function useSavePrivateNote(requestId: number) {
  const queries = useQueryClient()
  const { queryKey } = privateNote(requestId)
  return useMutation({
    mutationFn: (input: PrivateNoteInput) => api.consultations.savePrivateNote(requestId, input),
    onSuccess: (stored) => queries.setQueryData(queryKey, stored),
    // Saved meanwhile on another device: what is there has to be seen first.
    onError: (error) =>
      error instanceof ApiError && error.status === 409 ? queries.invalidateQueries({ queryKey }) : undefined,
  })
}
