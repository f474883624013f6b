import { Link } from 'react-router'
import type { PublicReview, PublicReviewState } from '#domain/medical-reviews/medical-reviews.schema.ts'
import { SITE } from '#domain/site/site.ts'
import { formatDate, formatMonth } from '#web/lib/format.ts'

/** The author of pages that come with Thali. */
export const WRITTEN_BY = `the ${SITE.name} team`

function describe({ reviewer, qualification, registration, reviewed_on }: PublicReview): string {
  return `${reviewer}, ${qualification} (${registration}) on ${formatDate(reviewed_on)}`
}

/** What readers learn about the review of a text. */
function reviewParts({ state, review }: PublicReviewState): string[] {
  if (!review) return ['Not medically reviewed yet']
  if (state === 'changed') return ['Updated, review pending', `Last reviewed by ${describe(review)}`]
  if (state === 'overdue')
    return [`Review due since ${formatMonth(review.due_on)}`, `Last reviewed by ${describe(review)}`]
  return [`Reviewed by ${describe(review)}`, `Next review by ${formatDate(review.due_on)}`]
}

interface ReviewLineProps {
  /** Null if it could not be loaded: the page then says nothing about a review. */
  review: PublicReviewState | null
  writtenBy: string
  className?: string
}

/** "Written by … · Reviewed by … on …", with a link to how reviews work. */
export function ReviewLine({ review, writtenBy, className = '' }: ReviewLineProps) {
  if (!review) return null
  return (
    <p className={`wrap-anywhere text-ink-muted text-sm ${className}`}>
      {[`Written by ${writtenBy}`, ...reviewParts(review)].join(' · ')}
      {' · '}
      <Link to="/how-we-review" className="inline-block py-1 text-link underline print:hidden">
        How we review
      </Link>
    </p>
  )
}
