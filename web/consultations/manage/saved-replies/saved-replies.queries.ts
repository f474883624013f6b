import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { SAVED_REPLIES_MAX } from '#domain/saved-replies/saved-replies.schema.ts'
import { api } from '#web/lib/api/api.ts'

/** All of them, by title. */
export const savedReplies = queryOptions({
  queryKey: ['saved-replies'],
  queryFn: ({ signal }) => api.savedReplies.list({ page_size: SAVED_REPLIES_MAX }, { signal }),
})

/** Refetches the list before a change counts as done, and after an error too. */
export function useSavedRepliesChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: savedReplies.queryKey })
  return useMutation({ mutationFn, onSettled })
}
