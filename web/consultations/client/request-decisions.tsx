import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { titled } from '#domain/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { dietitianTitle } from '../request-labels.tsx'
import { REQUESTS_ANCHOR, requestAnchor, useHandoverAnswer, useWithdrawal } from './client-requests.queries.ts'

interface HandoverAnswerProps {
  request: ConsultationRequest
  proposed: NonNullable<ConsultationRequest['handover']>
}

/** Lets the client accept or decline another dietitian whom an admin proposes. */
export function HandoverAnswer({ request, proposed }: HandoverAnswerProps) {
  const [current, other] = [dietitianTitle(request), titled(proposed.name)]
  const { mutate, isPending, variables } = useHandoverAnswer(request.id, proposed.to, handleAnswered)
  const titleId = `handover-${request.id}`

  const buttonFor = (agrees: boolean) => ({
    size: 'small' as const,
    isBusy: isPending && variables === agrees,
    busyLabel: 'Saving...',
    'aria-disabled': isPending || undefined,
    onClick: () => isPending || mutate(agrees),
  })

  function handleAnswered(agreed: boolean) {
    toast.success(agreed ? `${other} has your request now.` : `Your request stays with ${current}.`)
    // The buttons disappear with their question.
    document.getElementById(requestAnchor(request.id))?.focus({ preventScroll: true })
  }

  return (
    <section aria-labelledby={titleId} className="grid gap-3 rounded-field bg-primary-soft p-4 text-on-primary-soft">
      <h4 id={titleId} className="font-semibold">
        Another dietitian can take your request: {other}
      </h4>
      <p>
        If you agree, {other} reads your request, this conversation and its files, and replies to you. {current} no
        longer sees them. If you don’t agree, nothing changes.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button {...buttonFor(true)}>Agree</Button>
        <Button {...buttonFor(false)} variant="outline" className="text-ink">
          Stay with {current}
        </Button>
      </div>
    </section>
  )
}

/** Withdraws an unanswered request. */
export function Withdrawal({ request }: { request: ConsultationRequest }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const { search } = useLocation()
  const { mutate: withdraw, isPending, error, reset } = useWithdrawal(request.id, handleWithdrawn)
  const name = dietitianTitle(request)

  function handleClose() {
    setOpen(false)
    reset()
  }

  function handleWithdrawn() {
    toast.success(`Your request to ${name} was withdrawn.`)
    // The hash may name the request, which no longer exists.
    void navigate({ search, hash: REQUESTS_ANCHOR }, { replace: true })
  }

  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        Withdraw request
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Withdraw this request?"
        action="Withdraw"
        busy="Withdrawing..."
        isBusy={isPending}
        error={error?.message}
        onClose={handleClose}
        onConfirm={() => withdraw()}
      >
        <p>{name} can’t read it any more, and we delete it from your list.</p>
      </ConfirmDialog>
    </>
  )
}
