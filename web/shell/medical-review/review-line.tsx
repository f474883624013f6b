import { Link } from 'react-router'
import type { PublicReview, PublicReviewState } from '#domain/medical-reviews/medical-reviews.schema.ts'
import { SITE } from '#domain/site/site.ts'
import { formatDate, formatMonth } from '#web/lib/format.ts'

/** The author of pages that come with Thali. */
export const WRITTEN_BY = `the ${SITE.name} team`

function describe({ reviewer, qualification, registration, reviewed_on }: PublicReview): string {
  return `${reviewer}, ${qualification} (${registration}), on ${formatDate(reviewed_on)}`
}

/** What readers learn about the review of a text, in one sentence. */
function reviewSentence({ state, review }: PublicReviewState): string {
  if (!review) return 'Not medically reviewed yet.'
  if (state === 'changed') return `Updated, review pending. Last reviewed by ${describe(review)}.`
  if (state === 'overdue')
    return `Review due since ${formatMonth(review.due_on)}. Last reviewed by ${describe(review)}.`
  return `Reviewed by ${describe(review)}.`
}

interface ReviewLineProps {
  /** Null if it could not be loaded: the page then says nothing about a review. */
  review: PublicReviewState | null
  /** For pages that come with Thali; an article names its author above. */
  writtenBy?: string
  className?: string
}

/** "Written by … Reviewed by … on …", with a link to how reviews work. */
export function ReviewLine({ review, writtenBy, className = '' }: ReviewLineProps) {
  if (!review) return null
  return (
    <p className={`wrap-anywhere text-ink-muted text-sm ${className}`}>
      {writtenBy ? `Written by ${writtenBy}. ` : null}
      {reviewSentence(review)}{' '}
      <Link to="/how-we-review" className="inline-block py-1 text-link underline print:hidden">
        How we review
      </Link>
    </p>
  )
}
