import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { editBlogPath } from '#domain/blogs/blog-paths.ts'
import type { ReviewDetail } from '#domain/medical-reviews/medical-reviews.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { reviewText, useReviewMutation } from './medical-reviews.queries.ts'
import { ReviewStateBadge } from './review-queue.tsx'

/** In the editor: the article's state in medical review, and its author's actions. */
export function ReviewCard({ blog }: { blog: number }) {
  return (
    <SectionCard id="medical-review" title="Medical review">
      <Loaded query={useQuery(reviewText({ blog }))} skeleton={<Skeleton className="mt-3 h-24" />}>
        {(detail) => (
          <div className="mt-3 grid grid-cols-1 gap-4">
            <div>
              <ReviewStateBadge state={detail.state} />
            </div>
            <OwnArticleActions detail={detail} blog={blog} />
            {detail.decisions.length > 0 ? (
              <Link to={`/dietitian/medical-reviews/blog/${blog}`} className="text-link underline">
                See the decisions and comments
              </Link>
            ) : null}
          </div>
        )}
      </Loaded>
    </SectionCard>
  )
}

interface OwnArticleProps {
  detail: Pick<ReviewDetail, 'requested_at' | 'state'>
  blog: number
}

export function OwnArticle({ detail, blog }: OwnArticleProps) {
  return (
    <SectionCard id="own" title="Your article">
      <div className="mt-3 grid grid-cols-1 gap-4">
        <OwnArticleActions detail={detail} blog={blog} />
        <ButtonLink to={editBlogPath(blog)} variant="outline" block>
          Edit article
        </ButtonLink>
      </div>
    </SectionCard>
  )
}

/** Lets the author send the article to review, or take it back. */
function OwnArticleActions({ detail: { requested_at, state }, blog }: OwnArticleProps) {
  const request = useReviewMutation(() => api.medicalReviews.request(blog, { publish: true }))
  const withdrawal = useReviewMutation(() => api.medicalReviews.withdrawRequest(blog))
  const error = request.error ?? withdrawal.error
  const isApproved = state === 'reviewed' || state === 'due_soon'
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-muted text-sm">
        {requested_at ? (
          <>
            Waiting for a reviewer. You sent it <RelativeTime date={requested_at} />.
          </>
        ) : state === 'sent_back' ? (
          'A reviewer has asked for changes. Make them, then send it again.'
        ) : isApproved ? (
          'A reviewer has approved this text.'
        ) : (
          'Send it for review, and readers see who checked it.'
        )}
      </p>
      {error ? <Banner>{error.message}</Banner> : null}
      {requested_at ? (
        <Button
          block
          variant="outline"
          isBusy={withdrawal.isPending}
          onClick={() =>
            withdrawal.mutate(undefined, { onSuccess: () => toast.success('Your article is back with you.') })
          }
        >
          Take back from review
        </Button>
      ) : isApproved ? null : (
        <Button
          block
          isBusy={request.isPending}
          onClick={() => request.mutate(undefined, { onSuccess: () => toast.success('Sent for review.') })}
        >
          Send for review
        </Button>
      )}
    </div>
  )
}
