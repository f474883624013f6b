import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { OwnReview, ReviewInput } from '#domain/reviews/reviews.schema.ts'
import { api } from '#web/lib/api/api.ts'

/** What the signed-in client has said of a consultation. */
export function ownReview(requestId: number) {
  return queryOptions({
    queryKey: ['own-review', requestId],
    queryFn: async ({ signal }): Promise<OwnReview | null> => (await api.reviews.own(requestId, { signal })).review,
  })
}

/** The first time a new review, then a change of it. */
export function useReviewing(requestId: number, isNew: boolean) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: ReviewInput) =>
      isNew ? api.reviews.create(requestId, input) : api.reviews.update(requestId, input),
    onSuccess: (review) => queries.setQueryData(ownReview(requestId).queryKey, review),
    // Written in another tab meanwhile: what is there is shown.
    onError: () => queries.invalidateQueries({ queryKey: ownReview(requestId).queryKey }),
  })
}
