import type { ReviewDetail } from '#domain/medical-reviews/medical-reviews.schema.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRequestWithdrawal, useReviewRequest } from './medical-reviews.queries.ts'

/** The author's side: send the article to review, take it back, or change what a reviewer has asked for. */
export function OwnArticle({ detail: { requested_at, state }, blog }: { detail: ReviewDetail; blog: number }) {
  const request = useReviewRequest(blog)
  const withdrawal = useRequestWithdrawal(blog)
  const error = request.error ?? withdrawal.error
  return (
    <SectionCard id="own" title="Your article">
      <div className="mt-3 grid grid-cols-1 gap-4">
        <p className="text-ink-muted text-sm">
          {requested_at ? (
            <>
              Waiting for a reviewer. You sent it <RelativeTime date={requested_at} />.
            </>
          ) : state === 'sent_back' ? (
            'A reviewer has asked for changes. You find the comments below.'
          ) : state === 'reviewed' || state === 'due_soon' ? (
            'A reviewer has approved this text.'
          ) : (
            'Send it to review, and readers see who checked it.'
          )}
        </p>
        {error ? <Banner>{error.message}</Banner> : null}
        <ButtonLink to={`/dietitian/blogs/edit/${blog}`} variant="outline" block>
          Edit article
        </ButtonLink>
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
            onClick={() => request.mutate({ publish: true }, { onSuccess: () => toast.success('Sent to review.') })}
          >
            Send to review
          </Button>
        )}
      </div>
    </SectionCard>
  )
}
