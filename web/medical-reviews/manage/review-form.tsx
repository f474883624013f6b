import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#domain/http/api-error.ts'
import type { MedicalReviewInput, ReviewDetail } from '#domain/medical-reviews/medical-reviews.schema.ts'
import {
  CHECKLIST,
  CHECKLIST_ITEMS,
  COMMENT_MAX,
  COMMENTS_MAX,
  REVIEW_MONTHS,
  type ReviewDecision,
} from '#domain/medical-reviews/review-rules.ts'
import { api } from '#web/lib/api/api.ts'
import { useListPath } from '#web/shell/list/back-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { cx } from '#web/ui/cx.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useReviewMutation } from './medical-reviews.queries.ts'
import type { ReviewDraft } from './use-review-draft.ts'

interface DecisionFormProps {
  /** The queue's path. */
  root: string
  detail: ReviewDetail
  draft: ReviewDraft
}

/** The reason why a decision cannot be sent yet; null if it can. */
function findProblem(decision: ReviewDecision, { comments, checklist }: ReviewDraft): string | null {
  if (comments.some(({ comment }) => comment.trim() === '')) return 'Write each comment, or remove the empty ones.'
  if (decision === 'approved' && checklist.length < CHECKLIST_ITEMS.length)
    return 'Tick every point before you approve.'
  if (decision === 'sent_back' && comments.length === 0)
    return 'Add at least one comment, so that the author knows what to change.'
  return null
}

/** Checklist, comments and the decision. */
export function DecisionForm({ root, detail, draft }: DecisionFormProps) {
  const { mutateAsync, isPending, error, reset } = useReviewMutation((input: MedicalReviewInput) =>
    api.medicalReviews.review(input),
  )
  const [problem, setProblem] = useState<string | null>(null)
  const [months, setMonths] = useState(detail.longest_months)
  const navigate = useNavigate()
  const queue = useListPath(root)
  const { blog, page, substance, decisions } = detail

  async function decide(decision: ReviewDecision) {
    const newProblem = findProblem(decision, draft)
    setProblem(newProblem)
    reset()
    if (newProblem || isPending) return
    const target = blog === null ? { page: page ?? '' } : { blog }
    const { comments, checklist } = draft
    try {
      await mutateAsync({ ...target, substance, after: decisions[0]?.id ?? 0, decision, checklist, months, comments })
    } catch (failure) {
      if (failure instanceof ApiError) return
      throw failure
    }
    draft.clear()
    toast.success(decision === 'approved' ? 'Approved. Readers now see your review.' : 'Sent back with your comments.')
    void navigate(queue)
  }

  return (
    <SectionCard id="decision" title="Your review">
      <div className="mt-4 grid grid-cols-1 gap-5">
        <fieldset className="grid gap-1">
          <legend className="font-semibold text-sm">Checklist</legend>
          {CHECKLIST_ITEMS.map((item) => (
            <Checkbox
              key={item}
              id={`check-${item}`}
              label={CHECKLIST[item]}
              checked={draft.checklist.includes(item)}
              onChange={({ target }) => draft.tick(item, target.checked)}
            />
          ))}
        </fieldset>
        {detail.longest_months === 12 ? (
          <div>
            <p aria-hidden="true" className="mb-2 font-semibold text-sm">
              Next review in
            </p>
            <Segmented
              legend="Next review in"
              name="months"
              options={REVIEW_MONTHS.map((each) => ({ value: String(each), label: `${each} months` }))}
              value={String(months)}
              onChange={(value) => setMonths(Number(value))}
            />
          </div>
        ) : (
          <p className="text-ink-muted text-sm">
            Next review in 6 months, because this text is about medicines, pregnancy or breastfeeding.
          </p>
        )}
        <div className="grid grid-cols-1 gap-4">
          {draft.comments.map(({ quote, comment }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: comments have no id, only a position
            <div key={at} className="grid grid-cols-1 gap-2">
              <Quote className="text-sm">{quote}</Quote>
              <TextareaField
                {...draft.field}
                id={`comment-${at}`}
                label={quote ? 'Comment' : 'Comment on the whole text'}
                rows={2}
                maxLength={COMMENT_MAX}
                value={comment}
                onChange={({ target }) => draft.changeComment(at, target.value)}
              />
              <div>
                <Button variant="ghost" size="small" onClick={() => draft.removeComment(at)}>
                  Remove comment
                </Button>
              </div>
            </div>
          ))}
          {draft.comments.length < COMMENTS_MAX ? (
            <div>
              <Button variant="outline" size="small" onClick={() => draft.addComment('')}>
                Comment on the whole text
              </Button>
            </div>
          ) : null}
        </div>
        {problem ? <Banner>{problem}</Banner> : null}
        {error ? <Banner>{error.message}</Banner> : null}
        <div className="grid gap-3">
          <Button block isBusy={isPending} busyLabel="Saving…" onClick={() => decide('approved')}>
            Approve
          </Button>
          <Button block variant="outline" onClick={() => decide('sent_back')}>
            Send back with comments
          </Button>
        </div>
        <p className="sr-only" aria-live="polite">
          {draft.comments.length === 1 ? '1 comment' : `${draft.comments.length} comments`}
        </p>
      </div>
    </SectionCard>
  )
}

/** The words that a comment is about; empty for the whole text. */
function Quote({ className = '', children }: { className?: string; children: string }) {
  if (children === '') return null
  const look = 'wrap-anywhere line-clamp-3 border-line-strong border-l-2 pl-3 text-ink-muted'
  return <blockquote className={cx(look, className)}>{children}</blockquote>
}

export function CommentList({ comments }: { comments: readonly { quote: string; comment: string }[] }) {
  if (comments.length === 0) return null
  return (
    <ul className="grid gap-3">
      {comments.map(({ quote, comment }) => (
        <li key={`${quote} ${comment}`} className="grid gap-1">
          <Quote>{quote}</Quote>
          <p className="wrap-anywhere whitespace-pre-line">{comment}</p>
        </li>
      ))}
    </ul>
  )
}
