import type { ReviewSummary } from '#domain/reviews/reviews.schema.ts'
import { formatNumber } from '#web/lib/format.ts'
import { Rating } from '#web/ui/rating.tsx'

function describeError(rating: number, count: number): string {
  const stars = rating === 1 ? '1 star' : `${rating} stars`
  return count === 1 ? `${stars}: 1 review` : `${stars}: ${formatNumber(count)} reviews`
}

/** Mean, number, and how many gave each rating. */
export function RatingSpread({ summary }: { summary: ReviewSummary }) {
  return (
    <div className="grid gap-3">
      <p className="text-lg">
        <Rating value={summary.rating} count={summary.count} />
      </p>
      <ul className="grid max-w-80 gap-1.5 text-sm">
        {summary.spread.map(({ rating, count }) => (
          <li key={rating} className="grid grid-cols-[1ch_1fr_3ch] items-center gap-3">
            <span className="sr-only">{describeError(rating, count)}</span>
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
