import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OwnReview } from '#domain/reviews/reviews.schema.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DietitianAnswer } from '../review-text.tsx'
import { Stars } from '../stars.tsx'
import { ownReview, ReviewForm } from './review-form.tsx'

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
