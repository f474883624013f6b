import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { DEFAULT_PAGE_SIZE } from '#domain/http/pages/page.ts'
import { countPages } from '#domain/http/pages/page-count.ts'
import { REVIEW_ANSWER_MAX, REVIEW_ANSWERED } from '#domain/reviews/review-rules.ts'
import { type ManagedReview, ReviewAnswerInput } from '#domain/reviews/reviews.schema.ts'
import { isBeyondLastPage, usePageParam } from '#web/lib/address/use-page-param.ts'
import { api } from '#web/lib/api/api.ts'
import { UnsentDraft } from '#web/lib/forms/drafts/unsent-draft.tsx'
import { type FormDraft, useFormDraft } from '#web/lib/forms/drafts/use-form-draft.ts'
import { FailureBanner } from '#web/lib/forms/form-messages.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { ReviewText } from '../review-text.tsx'

/** The signed-in dietitian's reviews, each of which can be answered once. */
export function ReceivedReviews() {
  const { page, goTo } = usePageParam('reviews')
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, isFetching, refetch } = useQuery(receivedReviews(page))

  function handlePage(next: number) {
    goTo(next)
    heading.current?.focus()
  }

  return (
    <Card as="section" aria-labelledby="received-reviews">
      <h2 id="received-reviews" ref={heading} tabIndex={-1} className="text-h4 outline-none">
        Reviews from clients
      </h2>
      {error && !data ? (
        <Banner
          action={
            isBeyondLastPage(page, error)
              ? { label: 'First page', onClick: () => handlePage(1) }
              : { label: 'Retry', onClick: () => refetch(), isBusy: isFetching }
          }
          className="mt-3"
        >
          {error.message}
        </Banner>
      ) : null}
      {!data && !error ? <Skeleton className="mt-3 h-24" /> : null}
      {data?.count === 0 ? (
        <p className="mt-2 text-ink-muted">No reviews yet. Clients can rate a consultation once you’ve replied.</p>
      ) : null}
      <ul>
        {data?.results.map((review) => (
          <li key={review.id} className="mt-4 grid gap-3 border-line border-t pt-4">
            <ReceivedReview review={review} />
          </li>
        ))}
      </ul>
      {data && data.count > DEFAULT_PAGE_SIZE ? (
        <div className="mt-6">
          <Pagination
            label="Pages of reviews"
            page={page}
            pages={countPages(data.count, DEFAULT_PAGE_SIZE)}
            onPage={handlePage}
          />
        </div>
      ) : null}
    </Card>
  )
}

function ReceivedReview({ review }: { review: ManagedReview }) {
  const [isAnswering, setAnswering] = useState(false)
  const userId = useSession((session) => session.user?.id ?? null)
  const fieldId = `review-answer-${review.id}`
  const draft = useFormDraft(fieldId, userId)
  const isTooLate = review.answer !== null && draft.text !== null && draft.text.trim() !== review.answer
  return (
    <>
      {review.is_hidden ? (
        <div className="grid justify-items-start gap-1">
          <Badge tone="warning">Hidden by the office</Badge>
          <p className="text-ink-muted text-sm">{review.hidden_reason}</p>
        </div>
      ) : null}
      <ReviewText review={review} />
      {review.answer === null && !isAnswering ? (
        <div>
          <Button variant="outline" size="small" onClick={() => setAnswering(true)}>
            Answer this review
          </Button>
        </div>
      ) : null}
      {review.answer === null && isAnswering ? (
        <AnswerForm reviewId={review.id} fieldId={fieldId} draft={draft} onCancel={() => setAnswering(false)} />
      ) : null}
      {isTooLate ? (
        <UnsentDraft id={fieldId} reason={REVIEW_ANSWERED} text={draft.text ?? ''} onDiscard={draft.clear} />
      ) : null}
    </>
  )
}

interface AnswerFormProps {
  reviewId: number
  fieldId: string
  draft: FormDraft
  onCancel: () => void
}

/** The single public answer; the typed text is kept as a draft until it is sent. */
function AnswerForm({ reviewId, fieldId, draft, onCancel }: AnswerFormProps) {
  const { mutateAsync: send } = useReviewAnswer(reviewId, draft.clear)
  const apiForm = useApiForm<ReviewAnswerInput, ReviewAnswerInput>({
    schema: ReviewAnswerInput,
    defaultValues: { answer: draft.text ?? '' },
    send: ({ answer }) => send(answer),
  })
  const { form, attempts, errorFor, isSending, handleSubmit, clearFailure } = apiForm

  useEffect(() => form.setFocus('answer'), [form])
  useEffect(() => {
    if (attempts > 0) form.setFocus('answer')
  }, [attempts, form])

  return (
    <form
      method="dialog"
      noValidate
      className="grid gap-3"
      onSubmit={handleSubmit}
      onInput={({ target }) => {
        clearFailure()
        if (target instanceof HTMLTextAreaElement) draft.write(target.value)
      }}
    >
      <FailureBanner apiForm={apiForm} />
      <TextareaField
        id={fieldId}
        label="Your answer"
        hint="Anyone can read it, and you can’t change it later. Don’t say who the client is or what they told you."
        rows={3}
        maxLength={REVIEW_ANSWER_MAX}
        error={errorFor('answer')}
        {...form.register('answer')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isBusy={isSending} busyLabel="Sending...">
          Publish answer
        </Button>
        <Button variant="outline" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const RECEIVED = 'received-reviews'

/** The signed-in dietitian's reviews, including hidden ones with the reason. */
function receivedReviews(page: number) {
  return queryOptions({
    queryKey: [RECEIVED, page],
    queryFn: ({ signal }) => api.reviews.list({ page }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** @param onAnswered called before the reviews are refetched, because the draft is now the published answer */
function useReviewAnswer(reviewId: number, onAnswered: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (answer: string) => api.reviews.answer(reviewId, { answer }),
    onSuccess: onAnswered,
    onSettled: () => queries.invalidateQueries({ queryKey: [RECEIVED] }),
  })
}
