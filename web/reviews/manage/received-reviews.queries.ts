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

/** @param onAnswered before the review is read anew: the text that was kept is now the answer */
export function useReviewAnswer(reviewId: number, onAnswered: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (answer: string) => api.reviews.answer(reviewId, { answer }),
    onSuccess: onAnswered,
    onSettled: () => queries.invalidateQueries({ queryKey: [RECEIVED] }),
  })
}
