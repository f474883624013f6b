import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { REVIEW_TEXT_MAX } from '#domain/reviews/review-rules.ts'
import { type OwnReview, ReviewInput } from '#domain/reviews/reviews.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '#web/lib/forms/drafts/form-draft.ts'
import { FailureBanner } from '#web/lib/forms/form-messages.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { DietitianAnswer, STARS, Stars } from '../review-text.tsx'

/** The client's own review of an answered consultation: to write, read or change. */
export function ConsultationReview({ requestId }: { requestId: number }) {
  const { data: review, error, refetch } = useQuery(ownReview(requestId))
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  /** The button that opened the form has disappeared, so the form's stars take the focus. */
  function handleOpen() {
    flushSync(() => setOpen(true))
    box.current?.focus()
  }

  function handleDone() {
    setOpen(false)
    box.current?.focus()
  }

  if (error && review === undefined) {
    return <Banner action={{ label: 'Retry', onClick: () => refetch() }}>{error.message}</Banner>
  }
  if (review === undefined) return null
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4 border-line border-t pt-5 outline-none">
      {isOpen ? (
        <ReviewForm requestId={requestId} review={review} onDone={handleDone} />
      ) : (
        <ReviewOrInvitation review={review} onOpen={handleOpen} />
      )}
    </div>
  )
}

function ReviewOrInvitation({ review, onOpen }: { review: OwnReview | null; onOpen: () => void }) {
  if (!review) {
    return (
      <div>
        <Button variant="soft" onClick={onOpen}>
          Rate this consultation
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-2">
      <h4 className="font-medium text-ink-muted text-sm">Your review</h4>
      <Stars rating={review.rating} />
      {review.text ? <p className="wrap-anywhere whitespace-pre-line">{review.text}</p> : null}
      {review.answer ? <DietitianAnswer>{review.answer}</DietitianAnswer> : null}
      <div>
        <Button variant="outline" size="small" onClick={onOpen}>
          Change review
        </Button>
      </div>
    </div>
  )
}

/** The signed-in client's review of a consultation. */
function ownReview(requestId: number) {
  return queryOptions({
    queryKey: ['own-review', requestId],
    queryFn: async ({ signal }): Promise<OwnReview | null> => (await api.reviews.own(requestId, { signal })).review,
  })
}

/** Creates a review, or changes the existing one. */
function useSaveReview(requestId: number, isNew: boolean) {
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

function ReviewForm({ requestId, review, onDone }: ReviewFormProps) {
  const userId = useSession((session) => session.user?.id ?? null)
  const { mutateAsync: save } = useSaveReview(requestId, review === null)
  const id = `review-${requestId}`
  const apiForm = useApiForm<Values, ReviewInput>({
    schema: ReviewInput,
    defaultValues: {
      rating: review ? String(review.rating) : '',
      text: readFormDraft(id, userId) ?? review?.text ?? '',
      show_name: review?.show_name ?? false,
    },
    toPayload: ({ rating, ...rest }) => ({ ...rest, rating: rating ? Number(rating) : undefined }),
    send: async (input) => {
      await save(input)
      clearFormDraft(id, userId)
      onDone()
    },
  })
  const { form, attempts, errorFor, isSending, handleSubmit, clearFailure } = apiForm
  const firstInvalid = (['rating', 'text'] as const).find((name) => errorFor(name) !== undefined)

  useEffect(() => {
    if (attempts > 0 && firstInvalid) form.setFocus(firstInvalid)
  }, [attempts, firstInvalid, form])

  function handleInput({ target }: FormEvent) {
    clearFailure()
    if (target instanceof HTMLTextAreaElement) saveFormDraft(id, target.value, userId)
  }

  return (
    <form method="dialog" noValidate className="grid gap-4" onSubmit={handleSubmit} onInput={handleInput}>
      <FailureBanner apiForm={apiForm} />
      <StarField id={id} value={form.watch('rating')} error={errorFor('rating')} field={form.register('rating')} />
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

interface StarFieldProps {
  id: string
  /** The chosen number, as a string. */
  value: string | undefined
  error: string | undefined
  field: UseFormRegisterReturn
}

/** Five radio buttons drawn as stars; all up to the chosen one are filled. */
function StarField({ id, value, error, field }: StarFieldProps) {
  const errorId = `${id}-error`
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="font-medium">Rate this consultation</legend>
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
            <span className="sr-only">{star === 1 ? '1 star' : `${star} stars`}</span>
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
