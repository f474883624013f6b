import { useState } from 'react'
import type { Review, ReviewPage, ReviewSummary } from '#domain/reviews/reviews.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { formatNumber } from '#web/lib/format.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { ReviewText } from '../review-text.tsx'

/** The first ten reviews are part of the page; more load on demand. */
export function ReviewsSection({ dietitianId, reviews }: { dietitianId: number; reviews: ReviewPage }) {
  const { shown, hasMore, isLoading, failure, handleMore } = useMoreReviews(dietitianId, reviews)
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="text-h3">
        Reviews
      </h2>
      {reviews.count === 0 ? (
        <p className="mt-3 text-ink-muted">No reviews yet. Clients can write one after a consultation.</p>
      ) : (
        <div className="mt-4 grid gap-6">
          <RatingSpread summary={reviews.summary} />
          <ul className="grid gap-6">
            {shown.map((review) => (
              <li key={review.id} className="border-line border-t pt-5">
                <ReviewText review={review} />
              </li>
            ))}
          </ul>
          {failure ? <Banner>{failure}</Banner> : null}
          {hasMore ? (
            <div>
              <Button variant="outline" isBusy={isLoading} busyLabel="Loading..." onClick={handleMore}>
                Show more reviews
              </Button>
            </div>
          ) : null}
        </div>
      )}
    </section>
  )
}

function useMoreReviews(dietitianId: number, first: ReviewPage) {
  const [more, setMore] = useState<Review[]>([])
  const [page, setPage] = useState(1)
  const [hasMore, setHasMore] = useState(first.next !== null)
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // A review written in the meantime shifts the others to the next page: duplicates are removed.
  const known = new Set(first.results.map(({ id }) => id))
  const shown = [...first.results, ...more.filter(({ id }) => !known.has(id) && known.add(id))]

  async function handleMore() {
    setLoading(true)
    setFailure(null)
    try {
      const next = await api.reviews.ofDietitian(dietitianId, { page: page + 1 })
      setMore((before) => [...before, ...next.results])
      setPage(page + 1)
      setHasMore(next.next !== null)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
    setLoading(false)
  }

  return { shown, hasMore, isLoading, failure, handleMore }
}

function describeRatingCount(rating: number, count: number): string {
  const stars = rating === 1 ? '1 star' : `${rating} stars`
  return count === 1 ? `${stars}: 1 review` : `${stars}: ${formatNumber(count)} reviews`
}

/** The mean, the total, and the number of each rating. */
function RatingSpread({ summary }: { summary: ReviewSummary }) {
  return (
    <div className="grid gap-3">
      <p className="text-lg">
        <Rating value={summary.rating} count={summary.count} />
      </p>
      <ul className="grid max-w-80 gap-1.5 text-sm">
        {summary.spread.map(({ rating, count }) => (
          <li key={rating} className="grid grid-cols-[1ch_1fr_3ch] items-center gap-3">
            <span className="sr-only">{describeRatingCount(rating, count)}</span>
            <span aria-hidden="true" className="tabular-nums">
              {rating}
            </span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-pill bg-sunken">
              <span
                style={{ width: `${(count / Math.max(1, summary.count)) * 100}%` }}
                className="block h-full rounded-pill bg-pillar-energy"
              />
            </span>
            <span aria-hidden="true" className="text-right text-ink-muted tabular-nums">
              {formatNumber(count)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
