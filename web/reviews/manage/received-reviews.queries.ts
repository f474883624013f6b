import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'

const RECEIVED = 'received-reviews'

/** Reviews of the signed-in dietitian, hidden ones with the reason. */
export function receivedReviews(page: number) {
  return queryOptions({
    queryKey: [RECEIVED, page],
    queryFn: ({ signal }) => api.reviews.list({ page }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function useReviewAnswer(reviewId: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (answer: string) => api.reviews.answer(reviewId, { answer }),
    onSettled: () => queries.invalidateQueries({ queryKey: [RECEIVED] }),
  })
}
