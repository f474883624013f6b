import { Link } from 'react-router'
import { HIDING_NEEDS_REASON, HIDING_REASON_MAX } from '#domain/reviews/review-rules.ts'
import type { ManagedReview } from '#domain/reviews/reviews.schema.ts'
import { titled } from '#domain/site/site.ts'
import { api } from '#web/lib/api/api.ts'
import { useConfirmAction } from '#web/lib/confirm/use-confirm-action.ts'
import { ReviewText } from '#web/reviews/review-text.tsx'
import { toPageQuery } from '#web/shell/list/filter-codec.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { adminList, ListPage, useAdminList } from '../list-page.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'

export const meta = () => privateMeta('Reviews', 'What clients say about their consultations.', '/admin/reviews')

const REVIEWS = adminList({
  queryKey: ['admin-reviews', 'list'],
  load: ({ shown, page }, { signal }) => {
    const chosen = shown === 'hidden' ? { shown: 'false' } : shown ? { has_text: 'true' } : {}
    return api.reviews.list(toPageQuery({ ...chosen, page }), { signal })
  },
  choices: { shown: { label: 'Show', options: { '': 'All reviews', written: 'With a text', hidden: 'Hidden' } } },
})

export default function ReviewListPage() {
  const hiding = useConfirmAction<ManagedReview, string>({
    action: ({ id }, reason) => api.reviews.moderate(id, { is_hidden: true, reason }),
    success: 'Review hidden.',
  })
  const showing = useConfirmAction<ManagedReview>({
    action: ({ id }) => api.reviews.moderate(id, { is_hidden: false }),
    success: 'Review shown again.',
  })
  return (
    <ListPage
      list={useAdminList(REVIEWS)}
      title="Reviews"
      intro="A hidden review doesn’t count. The client and the dietitian still see it. The dietitian also sees the reason."
      one="review"
      many="reviews"
      nothing={{
        title: 'No reviews yet',
        text: 'Clients can write one once a dietitian has replied.',
        action: { label: 'See the requests', to: '/admin/requests' },
      }}
      card={(review) => <ReviewCard review={review} onHide={hiding.open} onShow={showing.open} />}
      gap="gap-4"
    >
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
    </ListPage>
  )
}

interface ReviewCardProps {
  review: ManagedReview
  onHide: (review: ManagedReview) => void
  onShow: (review: ManagedReview) => void
}

function ReviewCard({ review, onHide, onShow }: ReviewCardProps) {
  const { dietitian, is_hidden, hidden_reason } = review
  const subject = `review ${review.id}`
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
          aria-label={is_hidden ? `Show again: ${subject}` : `Hide: ${subject}`}
          onClick={() => (is_hidden ? onShow(review) : onHide(review))}
        >
          {is_hidden ? 'Show again' : 'Hide'}
        </Button>
      </div>
    </Card>
  )
}
