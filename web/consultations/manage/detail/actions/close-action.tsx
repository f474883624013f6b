import { CircleX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { canMoveTo, knownStatus } from '#domain/consultations/status.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useStatusAction } from './use-status-action.ts'

/** All that the office does with somebody else's request: it answers for nobody. */
export function CloseAction({ request }: { request: ConsultationRequest }) {
  const { run, isLocked, failure, clearFailure } = useStatusAction(request.id)
  const [isAsked, setAsked] = useState(false)
  const closed = useRef<HTMLParagraphElement>(null)
  const hasActed = useRef(false)
  const isOpen = canMoveTo(knownStatus(request.status), 'closed', false)

  // The button that was pressed has gone with the status.
  useEffect(() => {
    if (!isOpen && hasActed.current) closed.current?.focus()
  }, [isOpen])

  async function handleClose() {
    setAsked(false)
    hasActed.current = true
    if (await run({ status: 'closed' })) toast.success('Request closed.')
  }

  if (!isOpen) {
    return (
      <p ref={closed} tabIndex={-1} className="mt-6 text-ink-muted outline-none">
        This request is closed. Only a reply of the dietitian opens it again.
      </p>
    )
  }
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <Button
        variant="outline"
        icon={CircleX}
        aria-disabled={isLocked || undefined}
        onClick={() => isLocked || setAsked(true)}
      >
        Close
      </Button>
      {failure ? <Banner onDismiss={clearFailure}>{failure}</Banner> : null}
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Close Request"
        action="Close request"
        isSafe
        onConfirm={handleClose}
      >
        Are you sure you want to close this request? The client cannot answer in it any more until the dietitian sends a
        new reply.
      </ConfirmDialog>
    </div>
  )
}
