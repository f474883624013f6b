import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { SAVED_REPLIES_MAX, type SavedReplyInput } from '#domain/saved-replies/saved-replies.schema.ts'
import { api } from '#web/lib/api/api.ts'

const SAVED_REPLIES = ['saved-replies']

/** All of them, by title. */
export function savedReplies() {
  return queryOptions({
    queryKey: SAVED_REPLIES,
    queryFn: ({ signal }) => api.savedReplies.list({ page_size: SAVED_REPLIES_MAX }, { signal }),
  })
}

/** Refetches the list before a change counts as done, and after an error too. */
function useChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: SAVED_REPLIES })
  return useMutation({ mutationFn, onSettled })
}

export function useSaveReply() {
  return useChange((input: SavedReplyInput) => api.savedReplies.create(input))
}

export function useEditSavedReply(id: number) {
  return useChange((input: SavedReplyInput) => api.savedReplies.update(id, input))
}

export function useDeleteSavedReply() {
  return useChange((id: number) => api.savedReplies.delete(id))
}
