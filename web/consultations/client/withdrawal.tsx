import { useState } from 'react'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { dietitianTitle } from '../request-labels.tsx'
import { useWithdrawal } from './client-requests.queries.ts'

/** Takes back a request that nobody has answered. */
export function Withdrawal({ request }: { request: ConsultationRequest }) {
  const [isOpen, setOpen] = useState(false)
  const { mutateAsync: withdraw, isPending, error, reset } = useWithdrawal(request.id)
  const name = dietitianTitle(request)

  function handleClose() {
    setOpen(false)
    reset()
  }

  async function handleConfirm() {
    // The dialog shows a failure; after a success the card is gone.
    await withdraw().then(
      () => toast.success(`Your request to ${name} was withdrawn.`),
      () => {},
    )
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
        onConfirm={() => void handleConfirm()}
      >
        <p>{name} can no longer read it, and it is deleted from your list.</p>
      </ConfirmDialog>
    </>
  )
}
