import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { dietitianTitle } from '../request-labels.tsx'
import { REQUESTS_ANCHOR, useWithdrawal } from './client-requests.queries.ts'

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
