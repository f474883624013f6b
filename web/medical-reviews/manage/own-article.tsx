import type { ReviewDetail } from '#domain/medical-reviews/medical-reviews.schema.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRequestWithdrawal, useReviewRequest } from './medical-reviews.queries.ts'

interface OwnArticleProps {
  detail: Pick<ReviewDetail, 'requested_at' | 'state'>
  blog: number
}

export function OwnArticle({ detail, blog }: OwnArticleProps) {
  return (
    <SectionCard id="own" title="Your article">
      <div className="mt-3 grid grid-cols-1 gap-4">
        <OwnArticleActions detail={detail} blog={blog} />
        <ButtonLink to={`/dietitian/blogs/edit/${blog}`} variant="outline" block>
          Edit article
        </ButtonLink>
      </div>
    </SectionCard>
  )
}

/** The author's side: send the article to review, or take it back. */
export function OwnArticleActions({ detail: { requested_at, state }, blog }: OwnArticleProps) {
  const request = useReviewRequest(blog)
  const withdrawal = useRequestWithdrawal(blog)
  const error = request.error ?? withdrawal.error
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-muted text-sm">
        {requested_at ? (
          <>
            Waiting for a reviewer. You sent it <RelativeTime date={requested_at} />.
          </>
        ) : state === 'sent_back' ? (
          'A reviewer has asked for changes. Make them, then send it again.'
        ) : state === 'reviewed' || state === 'due_soon' ? (
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
      ) : state === 'reviewed' || state === 'due_soon' ? null : (
        <Button
          block
          isBusy={request.isPending}
          onClick={() => request.mutate({ publish: true }, { onSuccess: () => toast.success('Sent for review.') })}
        >
          Send for review
        </Button>
      )}
    </div>
  )
}
