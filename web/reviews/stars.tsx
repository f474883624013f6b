import { Star } from 'lucide-react'
import { RATING } from '#domain/reviews/review-rules.ts'

const STARS = Array.from({ length: RATING.max }, (_, at) => at + 1)

/** A rating as stars, with words for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex flex-none">
      <span className="sr-only">{`Rated ${rating} out of ${RATING.max}`}</span>
      {STARS.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={star <= rating ? 'size-4.5 fill-pillar-energy text-pillar-energy' : 'size-4.5 text-line-strong'}
        />
      ))}
    </span>
  )
}
