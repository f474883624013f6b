import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ConsultationRequest, StatusUpdate } from '#domain/consultations/consultations.schema.ts'
import { canMoveTo, knownStatus } from '#domain/consultations/status.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { ReplyAction } from './reply-action.tsx'
import { useStatusAction } from './use-status-action.ts'

interface RequestActionsProps {
  request: ConsultationRequest
  userId: number
}

/** A closed request has one way on: a reply opens it again. */
export function RequestActions({ request, userId }: RequestActionsProps) {
  const { run, isLocked, failure, clearFailure } = useStatusAction(request.id)
  const status = knownStatus(request.status)
  const [isClosing, setClosing] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const hasActed = useRef(false)

  async function change(update: StatusUpdate, announcement: string) {
    hasActed.current = true
    if (await run(update)) toast.success(announcement)
  }

  // The button that was pressed may go with the status: the first one is always there, and takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new status moves it
  useEffect(() => {
    if (!hasActed.current) return
    hasActed.current = false
    if (document.activeElement === document.body) row.current?.querySelector('button')?.focus()
  }, [status])

  function handleClose() {
    setClosing(false)
    change({ status: 'closed' }, 'Request closed.')
  }

  return (
    <div className="mt-6 grid gap-4">
      <div ref={row} className="grid grid-cols-2 gap-3 md:flex md:flex-wrap md:items-center">
        <ReplyAction request={request} userId={userId} />
        {status === 'pending' ? (
          <Button
            variant="outline"
            className="max-md:px-3"
            icon={CircleCheck}
            aria-disabled={isLocked || undefined}
            onClick={() => change({ status: 'replied' }, 'Request marked as replied.')}
          >
            Mark as Replied
          </Button>
        ) : null}
        {canMoveTo(status, 'closed', false) ? (
          <Button
            variant="outline"
            className={status === 'pending' ? 'max-md:px-3' : 'max-md:col-span-2'}
            icon={CircleX}
            aria-disabled={isLocked || undefined}
            onClick={() => isLocked || setClosing(true)}
          >
            Close
          </Button>
        ) : null}
      </div>
      {failure ? <Banner onDismiss={clearFailure}>{failure}</Banner> : null}
      <ConfirmDialog
        open={isClosing}
        onClose={() => setClosing(false)}
        title="Close Request"
        action="Close request"
        isSafe
        onConfirm={handleClose}
      >
        Are you sure you want to close this request? The client cannot answer in it any more until you send a new reply.
      </ConfirmDialog>
    </div>
  )
}
