import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReviewTarget } from '#domain/medical-reviews/medical-reviews.schema.ts'
import { REQUESTED, REVIEW_STATES } from '#domain/medical-reviews/review-rules.ts'
import { api } from '#web/lib/api/api.ts'
import { choice, filterCodec, text, toPageQuery } from '#web/shell/list/filter-codec.ts'
import { listSource } from '#web/shell/list/use-filtered-list.ts'

const KEY = 'medical-reviews'

/** The texts that need a review, with the filters in the address. */
export const QUEUE = listSource({
  codec: filterCodec({ search: text, kind: choice(['page']), state: choice([...REVIEW_STATES, REQUESTED]) }),
  queryKey: [KEY, 'list'],
  load: ({ kind, state, page }, { signal }) =>
    api.medicalReviews.list(toPageQuery({ kind: kind || 'blog', ...(state ? { state } : {}), page }), { signal }),
  refetchOnMount: 'always',
})

/** The number of texts that authors have sent and the user may review. */
export const requestedReviews = queryOptions({
  queryKey: [KEY, 'requested'],
  queryFn: ({ signal }) => api.medicalReviews.list({ state: REQUESTED, page_size: 1 }, { signal }),
})

export function reviewText(target: ReviewTarget) {
  return queryOptions({
    queryKey: [KEY, 'text', target],
    queryFn: ({ signal }) => api.medicalReviews.get(target, { signal }),
  })
}

/** Refetches the queue and the text after a change. */
export function useReviewMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: [KEY] }) })
}

/** Parses the rest of an address, `blog/7` or `page/diet/kidney`; null for anything else. */
export function readTarget(rest: string): ReviewTarget | null {
  const [kind, ...names] = rest.split('/')
  const name = names.join('/')
  if (kind === 'blog' && /^[1-9]\d{0,14}$/.test(name)) return { blog: Number(name) }
  return kind === 'page' && name !== '' ? { page: name } : null
}

/** The inverse of `readTarget`. */
export function targetPath({ blog, page }: { blog: number | null; page: string | null }): string {
  return blog === null ? `page/${page}` : `blog/${blog}`
}
