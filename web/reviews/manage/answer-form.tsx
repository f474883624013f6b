import { useEffect } from 'react'
import { REVIEW_ANSWER_MAX } from '#domain/reviews/review-rules.ts'
import { ReviewAnswerInput } from '#domain/reviews/reviews.schema.ts'
import { FailureBanner } from '#web/lib/forms/form-messages.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import type { FormDraft } from '#web/lib/forms/use-form-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useReviewAnswer } from './received-reviews.queries.ts'

interface AnswerFormProps {
  reviewId: number
  fieldId: string
  draft: FormDraft
  onCancel: () => void
}

/** The one public answer; what is typed waits for its writer until it is sent. */
export function AnswerForm({ reviewId, fieldId, draft, onCancel }: AnswerFormProps) {
  const { mutateAsync: send } = useReviewAnswer(reviewId, draft.forget)
  const apiForm = useApiForm<ReviewAnswerInput, ReviewAnswerInput>({
    schema: ReviewAnswerInput,
    defaultValues: { answer: draft.text ?? '' },
    send: ({ answer }) => send(answer),
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
        if (target instanceof HTMLTextAreaElement) draft.write(target.value)
      }}
    >
      <FailureBanner apiForm={apiForm} />
      <TextareaField
        id={fieldId}
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
