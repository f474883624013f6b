import { Link } from 'react-router'
import { HIDING_NEEDS_REASON, HIDING_REASON_MAX } from '#domain/reviews/review-rules.ts'
import type { ManagedReview } from '#domain/reviews/reviews.schema.ts'
import { titled } from '#domain/site/site.ts'
import { api } from '#web/lib/api/api.ts'
import { useConfirmAction } from '#web/lib/confirm/use-confirm-action.ts'
import { ReviewText } from '#web/reviews/review-text.tsx'
import { FilterBar } from '#web/shell/list/filter-bar.tsx'
import { choice, filterCodec, text, toPageQuery } from '#web/shell/list/filter-codec.ts'
import { type ListMessages, Results } from '#web/shell/list/results.tsx'
import { listSource, useFilteredList } from '#web/shell/list/use-filtered-list.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'

export const meta = () => privateMeta('Reviews', 'What clients say about their consultations.', '/admin/reviews')

const MESSAGES: ListMessages = {
  one: 'review',
  many: 'reviews',
  nothing: {
    title: 'No reviews yet',
    text: 'Clients can write one once a dietitian has replied.',
    action: (
      <ButtonLink variant="outline" to="/admin/requests">
        See the requests
      </ButtonLink>
    ),
  },
}
const CHOICES = [
  {
    key: 'shown',
    label: 'Show',
    options: [
      ['', 'All reviews'],
      ['written', 'With a text'],
      ['hidden', 'Hidden'],
    ],
  },
] as const
const REVIEWS = listSource({
  codec: filterCodec({ search: text, shown: choice(['written', 'hidden']) }),
  queryKey: ['admin-reviews', 'list'],
  load: ({ shown, page }, { signal }) => {
    const chosen = shown === 'hidden' ? { shown: 'false' } : shown ? { has_text: 'true' } : {}
    return api.reviews.list(toPageQuery({ ...chosen, page }), { signal })
  },
})

export default function ReviewListPage() {
  const list = useFilteredList(REVIEWS)
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
        A hidden review doesn’t count. The client and the dietitian still see it. The dietitian also sees the reason.
      </p>
      <FilterBar list={list} choices={CHOICES} />
      <Results list={list} messages={MESSAGES}>
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
        <p>It’s removed from the profile and the rating. The dietitian sees the reason.</p>
      </ReasonDialog>
      <ConfirmDialog
        {...showing.dialog}
        onConfirm={showing.confirm}
        title="Show review again"
        action="Show again"
        busy="Showing…"
        isSafe
      >
        <p className="wrap-anywhere">It goes back on the public profile and counts towards the rating.</p>
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
            For{' '}
            <Link to={`/dietitians/${dietitian.id}`} className="wrap-anywhere inline-flex min-h-6 text-link underline">
              {titled(dietitian.full_name)}
            </Link>
          </span>
        ) : (
          <span className="text-ink-muted">For a dietitian who has left</span>
        )}
        {is_hidden ? (
          <Badge dot tone="warning">
            Hidden
          </Badge>
        ) : null}
      </p>
      <ReviewText review={review} />
      {is_hidden ? <p className="wrap-anywhere max-w-read text-ink-muted">Reason: {hidden_reason}</p> : null}
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
