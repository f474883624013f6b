import type { RefObject } from 'react'
import type { Consent } from '#domain/privacy/privacy.schema.ts'
import { CONSENT_LABELS, COOLING_OFF_DAYS, type ConsentKind } from '#domain/privacy/privacy-rules.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useWithdraw } from './privacy.queries.ts'

interface WithdrawDialogProps {
  consent: Consent | null
  onClose: () => void
  /** What tells that it was withdrawn. */
  outcome: RefObject<HTMLElement | null>
}

const CONSEQUENCE: Record<ConsentKind, string> = {
  terms: `Without it we may not use your data, so your account will be deleted after ${COOLING_OFF_DAYS} days. Until then you can keep it, which means that you agree again.`,
  assessment_notice:
    'Your assessment is erased at once and for good. A plan that has not reached you yet cannot be written. Who had opened it stays in the log, without anything that stood in it.',
}
const DONE: Record<ConsentKind, string> = {
  terms: 'Withdrawn. Your account will be deleted.',
  assessment_notice: 'Withdrawn. Your assessment is erased.',
}

/** What follows is said before it is done. */
export function WithdrawDialog({ consent, onClose, outcome }: WithdrawDialogProps) {
  const { mutate, isPending, error, reset } = useWithdraw()

  function handleClose() {
    reset()
    onClose()
  }

  function handleWithdraw({ id, kind }: Consent) {
    mutate(id, {
      onSuccess: () => {
        toast.success(DONE[kind])
        handleClose()
      },
    })
  }
  return (
    <Dialog
      open={consent !== null}
      isHeld={isPending}
      onClose={handleClose}
      returnTo={outcome}
      title="Withdraw your agreement"
      actions={
        consent && (
          <>
            <Button variant="outline" onClick={handleClose}>
              Cancel
            </Button>
            <Button
              variant="danger"
              isBusy={isPending}
              busyLabel="Withdrawing..."
              onClick={() => handleWithdraw(consent)}
            >
              Withdraw
            </Button>
          </>
        )
      }
    >
      {consent ? (
        <div className="grid gap-4">
          {error ? <Banner>{error.message}</Banner> : null}
          <p className="font-semibold">{CONSENT_LABELS[consent.kind]}</p>
          <p>{CONSEQUENCE[consent.kind]}</p>
          <p className="text-ink-muted text-sm">What was done before stays lawful.</p>
        </div>
      ) : null}
    </Dialog>
  )
}
