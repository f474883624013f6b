import { Star } from 'lucide-react'
import { RATING } from '#domain/reviews/review-rules.ts'
import type { Review } from '#domain/reviews/reviews.schema.ts'
import { formatDate } from '#web/lib/format.ts'

/** A published review, with the dietitian's answer. */
export function ReviewText({ review }: { review: Review }) {
  return (
    <article className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Stars rating={review.rating} />
        <span className="wrap-anywhere font-semibold">{review.author_name}</span>
        <time dateTime={review.created_at} className="text-ink-muted">
          {formatDate(review.created_at)}
        </time>
      </p>
      {review.text ? <p className="wrap-anywhere max-w-read whitespace-pre-line">{review.text}</p> : null}
      {review.answer ? <DietitianAnswer>{review.answer}</DietitianAnswer> : null}
    </article>
  )
}

/** The one answer to a review, below it. */
export function DietitianAnswer({ children }: { children: string }) {
  return (
    <div className="max-w-read rounded-field bg-sunken p-4">
      <p className="font-medium text-ink-muted text-sm">The dietitian’s reply</p>
      <p className="wrap-anywhere mt-1 whitespace-pre-line">{children}</p>
    </div>
  )
}

export const STARS = Array.from({ length: RATING.max }, (_, at) => at + 1)

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
