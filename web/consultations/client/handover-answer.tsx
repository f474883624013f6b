import { useState } from 'react'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { titled } from '#domain/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { dietitianTitle } from '../request-labels.tsx'
import { requestAnchor, useHandoverAnswer } from './client-requests.queries.ts'

interface HandoverAnswerProps {
  request: ConsultationRequest
  proposed: NonNullable<ConsultationRequest['handover']>
}

/** Lets the client accept or decline another dietitian whom the office proposes. */
export function HandoverAnswer({ request, proposed }: HandoverAnswerProps) {
  const [choice, setChoice] = useState<boolean | null>(null)
  const [present, other] = [dietitianTitle(request), titled(proposed.name)]
  const { mutate, isPending } = useHandoverAnswer(request.id, proposed.to, handleAnswered)
  const titleId = `handover-${request.id}`

  function handleAnswer(agrees: boolean) {
    if (isPending) return
    setChoice(agrees)
    mutate(agrees)
  }

  function handleAnswered(agreed: boolean) {
    toast.success(agreed ? `${other} has your request now.` : `Your request stays with ${present}.`)
    // The buttons leave the page with their question.
    document.getElementById(requestAnchor(request.id))?.focus({ preventScroll: true })
  }

  return (
    <section aria-labelledby={titleId} className="grid gap-3 rounded-field bg-primary-soft p-4 text-on-primary-soft">
      <h4 id={titleId} className="font-semibold">
        Our office proposes {other}
      </h4>
      <p>
        If you agree, {other} reads your request, this conversation and its files, and replies to you. {present} no
        longer sees them. If you don’t agree, nothing changes.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          isBusy={isPending && choice === true}
          busyLabel="Saving..."
          aria-disabled={isPending || undefined}
          onClick={() => handleAnswer(true)}
        >
          Agree
        </Button>
        <Button
          size="small"
          variant="outline"
          className="text-ink"
          isBusy={isPending && choice === false}
          busyLabel="Saving..."
          aria-disabled={isPending || undefined}
          onClick={() => handleAnswer(false)}
        >
          Stay with {present}
        </Button>
      </div>
    </section>
  )
}
