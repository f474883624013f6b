import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { type FormEvent, useEffect } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { RATING, REVIEW_TEXT_MAX } from '#domain/reviews/review-rules.ts'
import { type OwnReview, ReviewInput } from '#domain/reviews/reviews.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '#web/lib/forms/form-draft.ts'
import { FailureBanner } from '#web/lib/forms/form-messages.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'

/** The signed-in client's review of a consultation. */
export function ownReview(requestId: number) {
  return queryOptions({
    queryKey: ['own-review', requestId],
    queryFn: async ({ signal }): Promise<OwnReview | null> => (await api.reviews.own(requestId, { signal })).review,
  })
}

/** Creates a review, or changes the existing one. */
function useReviewing(requestId: number, isNew: boolean) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: ReviewInput) =>
      isNew ? api.reviews.create(requestId, input) : api.reviews.update(requestId, input),
    onSuccess: (review) => queries.setQueryData(ownReview(requestId).queryKey, review),
    // Another tab has written one in the meantime: refetches it.
    onError: () => queries.invalidateQueries({ queryKey: ownReview(requestId).queryKey }),
  })
}

interface ReviewFormProps {
  requestId: number
  /** The review to change; null for a new one. */
  review: OwnReview | null
  /** Called after sending or cancelling. */
  onDone: () => void
}

interface Values {
  rating: string
  text: string
  show_name: boolean
}

function toPayload({ rating, text, show_name }: Values) {
  return { rating: rating ? Number(rating) : undefined, text, show_name }
}

export function ReviewForm({ requestId, review, onDone }: ReviewFormProps) {
  const userId = useSession((session) => session.user?.id ?? null)
  const { mutateAsync: save } = useReviewing(requestId, review === null)
  const id = `review-${requestId}`
  const apiForm = useApiForm<Values, ReviewInput>({
    schema: ReviewInput,
    defaultValues: {
      rating: review ? String(review.rating) : '',
      text: readFormDraft(id, userId) ?? review?.text ?? '',
      show_name: review?.show_name ?? false,
    },
    toPayload,
    send: async (input) => {
      await save(input)
      clearFormDraft(id, userId)
      onDone()
    },
  })
  const { form, attempts, errorFor, isSending, handleSubmit, clearFailure } = apiForm
  const first = (['rating', 'text'] as const).find((name) => errorFor(name) !== undefined)

  useEffect(() => {
    if (attempts > 0 && first) form.setFocus(first)
  }, [attempts, first, form])

  function handleInput({ target }: FormEvent) {
    clearFailure()
    if (target instanceof HTMLTextAreaElement) saveFormDraft(id, target.value, userId)
  }

  return (
    <form method="dialog" noValidate className="grid gap-4" onSubmit={handleSubmit} onInput={handleInput}>
      <FailureBanner apiForm={apiForm} />
      <StarField
        id={id}
        legend="Rate this consultation"
        value={form.watch('rating')}
        error={errorFor('rating')}
        field={form.register('rating')}
      />
      <TextareaField
        id={`${id}-text`}
        label="Write a review (optional)"
        hint="Anyone can read it. Leave out anything private, especially about your health."
        rows={3}
        maxLength={REVIEW_TEXT_MAX}
        error={errorFor('text')}
        {...form.register('text')}
      />
      <Checkbox
        id={`${id}-name`}
        label="Show my first name and initial"
        hint="Otherwise the review is signed “A client”."
        {...form.register('show_name')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSending} busyLabel="Sending...">
          Submit review
        </Button>
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const STARS = Array.from({ length: RATING.max }, (_, at) => at + 1)

interface StarFieldProps {
  id: string
  legend: string
  /** The chosen number, as a string. */
  value: string | undefined
  error: string | undefined
  field: UseFormRegisterReturn
}

function toLabel(star: number): string {
  return star === 1 ? '1 star' : `${star} stars`
}

/** Five radio buttons drawn as stars; all up to the chosen one are filled. */
function StarField({ id, legend, value, error, field }: StarFieldProps) {
  const errorId = `${id}-error`
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="font-medium">{legend}</legend>
      <div className="-ml-2 mt-1 flex">
        {STARS.map((star) => (
          <label
            key={star}
            className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-primary"
          >
            <input
              {...field}
              type="radio"
              id={star === 1 ? id : undefined}
              value={star}
              aria-invalid={error ? true : undefined}
              className="sr-only"
            />
            <span className="sr-only">{toLabel(star)}</span>
            <Star
              aria-hidden="true"
              className={
                star <= Number(value ?? 0) ? 'size-7 fill-pillar-energy text-pillar-energy' : 'size-7 text-ink-subtle'
              }
            />
          </label>
        ))}
      </div>
      {error ? (
        <p id={errorId} className="mt-1 font-medium text-danger text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
