import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { HIDING_NEEDS_REASON, HIDING_REASON_MAX } from '#domain/reviews/review-rules.ts'
import type { ManagedReview } from '#domain/reviews/reviews.schema.ts'
import { titled } from '#domain/site/site.ts'
import { api } from '#web/lib/api/api.ts'
import { ReviewText } from '#web/reviews/review-text.tsx'
import { pageMeta } from '#web/shell/seo.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog, ReasonDialog } from '../actions/confirm-dialog.tsx'
import { useConfirmAction } from '../actions/use-confirm-action.ts'
import { FilterBar } from '../list/filter-bar.tsx'
import { type NothingYet, Results } from '../list/results.tsx'
import { UnknownFilters } from '../list/unknown-filters.tsx'
import { useFilteredList } from '../list/use-filtered-list.ts'
import { REVIEW_FILTERS, REVIEWS_PATH, REVIEWS_PER_PAGE, reviewList, SHOWN_CHOICES } from './reviews.queries.ts'

export function meta() {
  return pageMeta({
    title: 'Reviews',
    description: 'What clients say of their consultations.',
    path: REVIEWS_PATH,
    noindex: true,
  })
}

const NOUNS = { one: 'review', many: 'reviews' }

const NOTHING: NothingYet = {
  title: 'No reviews yet',
  text: 'A client may write one once a dietitian has replied.',
  action: (
    <ButtonLink variant="outline" to="/admin/requests">
      See the requests
    </ButtonLink>
  ),
}
const CHOICES = [{ key: 'shown', label: 'Show', options: SHOWN_CHOICES }] as const

export default function ReviewListPage() {
  const { controls, applied, place } = useFilteredList(REVIEW_FILTERS)
  const hiding = useConfirmAction<ManagedReview, string>({
    action: ({ id }, reason) => api.reviews.moderate(id, { is_hidden: true, reason }),
    success: 'Review hidden.',
  })
  const showing = useConfirmAction<ManagedReview>({
    action: ({ id }) => api.reviews.moderate(id, { is_hidden: false }),
    success: 'Review shown again.',
  })
  return (
    <>
      <h1 className="text-h2">Reviews</h1>
      <p className="max-w-read text-ink-muted">
        A hidden review counts for nothing. Its writer still sees it, and the dietitian with the reason.
      </p>
      <FilterBar controls={controls} search={null} choices={CHOICES} />
      <UnknownFilters codec={REVIEW_FILTERS} />
      <Results
        place={place}
        list={useQuery(reviewList(applied))}
        nouns={NOUNS}
        nothing={NOTHING}
        pageSize={REVIEWS_PER_PAGE}
        isNarrowed={applied.shown !== ''}
      >
        {(reviews, isStale) => (
          <ul aria-busy={isStale} className="mt-4 grid gap-4 aria-busy:opacity-60">
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} onHide={hiding.open} onShow={showing.open} />
              </li>
            ))}
          </ul>
        )}
      </Results>
      <ReasonDialog
        id="hide-review"
        control={hiding}
        title="Hide review"
        max={HIDING_REASON_MAX}
        needsReason={HIDING_NEEDS_REASON}
        action="Hide review"
        busy="Hiding…"
      >
        <p>It is taken out of the profile and of the rating. The dietitian reads the reason.</p>
      </ReasonDialog>
      <ConfirmDialog control={showing} title="Show review again" action="Show again" busy="Showing…" isSafe>
        <p>It stands in the public profile again and counts for the rating.</p>
      </ConfirmDialog>
    </>
  )
}

interface ReviewCardProps {
  review: ManagedReview
  onHide: (review: ManagedReview) => void
  onShow: (review: ManagedReview) => void
}

function ReviewCard({ review, onHide, onShow }: ReviewCardProps) {
  const { dietitian, is_hidden, hidden_reason } = review
  const of = `review ${review.id}`
  return (
    <Card className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        {dietitian ? (
          <span>
            Of{' '}
            <Link to={`/dietitians/${dietitian.id}`} className="wrap-anywhere inline-flex min-h-6 text-link underline">
              {titled(dietitian.full_name)}
            </Link>
          </span>
        ) : (
          <span className="text-ink-muted">Of a dietitian who is gone</span>
        )}
        {is_hidden ? (
          <Badge dot tone="warning">
            Hidden
          </Badge>
        ) : null}
      </p>
      <ReviewText review={review} />
      {is_hidden ? <p className="wrap-anywhere max-w-read text-ink-muted">Hidden because: {hidden_reason}</p> : null}
      <div>
        <Button
          size="small"
          variant="outline"
          aria-label={is_hidden ? `Show again: ${of}` : `Hide: ${of}`}
          onClick={() => (is_hidden ? onShow(review) : onHide(review))}
        >
          {is_hidden ? 'Show again' : 'Hide'}
        </Button>
      </div>
    </Card>
  )
}
