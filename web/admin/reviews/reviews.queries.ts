import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'
import { choice, type Filters, filterCodec, text } from '../list/filter-codec.ts'

const REVIEWS = 'admin-reviews'
export const REVIEWS_PER_PAGE = 20
export const REVIEWS_PATH = '/admin/reviews'

export const SHOWN_CHOICES = [
  ['', 'All reviews'],
  ['written', 'With a text'],
  ['hidden', 'Hidden'],
] as const

export const REVIEW_FILTERS = filterCodec({ search: text, shown: choice(['written', 'hidden']) })
export type ReviewFilters = Filters<'search' | 'shown'>

export function reviewList({ shown, page }: ReviewFilters) {
  const query = shown === 'hidden' ? { shown: 'false' as const } : shown ? { has_text: 'true' as const } : {}
  return queryOptions({
    queryKey: [REVIEWS, 'list', shown, page],
    queryFn: ({ signal }) => api.reviews.list({ ...query, page, page_size: REVIEWS_PER_PAGE }, { signal }),
    placeholderData: keepPreviousData,
  })
}
