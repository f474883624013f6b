import { useEffect } from 'react'
import { REVIEW_ANSWER_MAX } from '#domain/reviews/review-rules.ts'
import { ReviewAnswerInput } from '#domain/reviews/reviews.schema.ts'
import { FailureBanner } from '#web/lib/forms/form-notices.tsx'
import { forgetInput, keepInput, keptInput } from '#web/lib/forms/kept-input.ts'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useReviewAnswer } from './received-reviews.queries.ts'

interface AnswerFormProps {
  reviewId: number
  onCancel: () => void
}

/** The one public answer; what is typed waits for its writer until it is sent. */
export function AnswerForm({ reviewId, onCancel }: AnswerFormProps) {
  const userId = useSession((session) => session.user?.id ?? null)
  const { mutateAsync: send } = useReviewAnswer(reviewId)
  const id = `review-answer-${reviewId}`
  const apiForm = useApiForm<ReviewAnswerInput, ReviewAnswerInput>({
    schema: ReviewAnswerInput,
    defaultValues: { answer: keptInput(id, userId) ?? '' },
    send: async ({ answer }) => {
      await send(answer)
      forgetInput(id, userId)
    },
  })
  const { form, attempts, errorOf, isSending, handleSubmit, clearFailure } = apiForm

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
        if (target instanceof HTMLTextAreaElement) keepInput(id, target.value, userId)
      }}
    >
      <FailureBanner apiForm={apiForm} />
      <TextareaField
        id={id}
        label="Your answer"
        hint="Everybody can read it, and it cannot be changed. Do not say who the client is or what they told you."
        rows={3}
        maxLength={REVIEW_ANSWER_MAX}
        error={errorOf('answer')}
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
