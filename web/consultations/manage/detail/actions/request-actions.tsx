import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ConsultationRequest, StatusUpdate } from '#domain/consultations/consultations.schema.ts'
import { canMoveTo, knownStatus } from '#domain/consultations/status.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { CloseAction } from './close-action.tsx'
import { ReplyAction } from './reply-action.tsx'
import { useStatusAction } from './use-status-action.ts'

interface RequestActionsProps {
  request: ConsultationRequest
  userId: number
}

/** What an admin may do with the request of another dietitian: only close it. */
export function AdminActions({ request }: Pick<RequestActionsProps, 'request'>) {
  const { run, isLocked, failure, clearFailure } = useStatusAction(request.id)
  const closed = useRef<HTMLParagraphElement>(null)
  const hasActed = useRef(false)
  const isOpen = canMoveTo(knownStatus(request.status), 'closed', false)

  // The button that was pressed disappears with the status.
  useEffect(() => {
    if (!isOpen && hasActed.current) closed.current?.focus()
  }, [isOpen])

  async function handleClose() {
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
      <CloseAction isLocked={isLocked} replier="the dietitian sends" onClose={handleClose} />
      {failure ? <Banner onDismiss={clearFailure}>{failure}</Banner> : null}
    </div>
  )
}

/** A closed request can only be opened again by a reply. */
export function RequestActions({ request, userId }: RequestActionsProps) {
  const { run, isLocked, failure, clearFailure } = useStatusAction(request.id)
  const status = knownStatus(request.status)
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
          <CloseAction
            className={status === 'pending' ? 'max-md:px-3' : 'max-md:col-span-2'}
            isLocked={isLocked}
            replier="you send"
            onClose={() => change({ status: 'closed' }, 'Request closed.')}
          />
        ) : null}
      </div>
      {failure ? <Banner onDismiss={clearFailure}>{failure}</Banner> : null}
    </div>
  )
}
