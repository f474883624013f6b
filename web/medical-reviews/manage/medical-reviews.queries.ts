import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { MedicalReviewInput, ReviewTarget } from '#domain/medical-reviews/medical-reviews.schema.ts'
import { REQUESTED, REVIEW_STATES } from '#domain/medical-reviews/review-rules.ts'
import { api } from '#web/lib/api/api.ts'
import { choice, filterCodec, text, toPageQuery } from '#web/shell/list/filter-codec.ts'
import { listSource } from '#web/shell/list/use-filtered-list.ts'

const KEY = 'medical-reviews'

/** What needs a review, with its filters in the address. */
export const QUEUE = listSource({
  codec: filterCodec({ search: text, kind: choice(['page']), state: choice([...REVIEW_STATES, REQUESTED]) }),
  queryKey: [KEY, 'list'],
  load: ({ kind, state, page }, { signal }) =>
    api.medicalReviews.list(toPageQuery({ kind: kind || 'blog', ...(state ? { state } : {}), page }), { signal }),
  refetchOnMount: 'always',
})

/** The number of texts that authors have sent and the user may review. */
export function requestedReviews() {
  return queryOptions({
    queryKey: [KEY, 'requested'],
    queryFn: ({ signal }) => api.medicalReviews.list({ state: REQUESTED, page_size: 1 }, { signal }),
  })
}

export function reviewText(target: ReviewTarget) {
  return queryOptions({
    queryKey: [KEY, 'text', target],
    queryFn: ({ signal }) => api.medicalReviews.get(target, { signal }),
  })
}

/** A change after which the queue and the text are fetched again. */
function useReviewMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: [KEY] }) })
}

export function useDecision() {
  return useReviewMutation((input: MedicalReviewInput) => api.medicalReviews.review(input))
}

export function useReviewRequest(blog: number) {
  return useReviewMutation(({ publish }: { publish: boolean }) => api.medicalReviews.request(blog, { publish }))
}

export function useRequestWithdrawal(blog: number) {
  return useReviewMutation(() => api.medicalReviews.withdrawRequest(blog))
}
