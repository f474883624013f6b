import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ConsultationRequest, StatusUpdate } from '#domain/consultations/consultations.schema.ts'
import { canMoveTo, knownStatus } from '#domain/consultations/status.ts'
import { Reminder } from '#web/shell/console/reminder.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useReminder } from '../../requests.queries.ts'
import { CloseAction } from './close-action.tsx'
import { HandoverAction } from './handover-action.tsx'
import { PHONE_BUTTON, ReplyAction } from './reply-action.tsx'
import type { Reply } from './use-reply.ts'
import { useStatusAction } from './use-status-action.ts'

interface RequestActionsProps {
  request: ConsultationRequest
  reply: Reply
}

/**
 * An admin's actions on another dietitian's request: remind the dietitian, propose another one, or close the request.
 */
export function AdminActions({ request }: Pick<RequestActionsProps, 'request'>) {
  const { run, isLocked, failure, clearFailure } = useStatusAction(request.id)
  const closed = useRef<HTMLParagraphElement>(null)
  const hasActed = useRef(false)
  const isOpen = canMoveTo(knownStatus(request.status), 'closed', false)
  const reminder = useReminder(request.id)

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
      <div className="mt-6 grid gap-4">
        <p ref={closed} tabIndex={-1} className="text-ink-muted outline-none">
          This request is closed. Only a reply from the dietitian opens it again.
        </p>
        <HandoverAction request={request} />
      </div>
    )
  }
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <div className="flex flex-wrap items-end gap-3">
        {request.waiting_since && request.to_dietitian !== null ? (
          <Reminder name={request.dietitian_name} remindedAt={request.reminded_at} mutation={reminder} />
        ) : null}
        <CloseAction isLocked={isLocked} replier="the dietitian sends" onClose={handleClose} />
      </div>
      {failure ? <Banner onDismiss={clearFailure}>{failure}</Banner> : null}
      <HandoverAction request={request} />
    </div>
  )
}

/** A closed request can only be reopened by a reply. */
export function RequestActions({ request, reply }: RequestActionsProps) {
  const { run, isLocked, failure, clearFailure } = useStatusAction(request.id)
  const status = knownStatus(request.status)
  const row = useRef<HTMLDivElement>(null)
  const hasActed = useRef(false)

  async function change(update: StatusUpdate, announcement: string) {
    hasActed.current = true
    if (await run(update)) toast.success(announcement)
  }

  // The pressed button may disappear with the status: the first button always exists, so it takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new status moves it
  useEffect(() => {
    if (!hasActed.current) return
    hasActed.current = false
    if (document.activeElement === document.body) row.current?.querySelector('button')?.focus()
  }, [status])

  return (
    <div className="mt-4 grid gap-4 md:mt-6">
      <div ref={row} className="flex flex-wrap items-center gap-2 md:gap-3">
        <ReplyAction reply={reply} />
        {status === 'pending' ? (
          <Button
            variant="outline"
            className={PHONE_BUTTON}
            icon={CircleCheck}
            aria-disabled={isLocked || undefined}
            onClick={() => change({ status: 'replied' }, 'Request marked as replied.')}
          >
            Mark as Replied
          </Button>
        ) : null}
        {canMoveTo(status, 'closed', false) ? (
          <CloseAction
            className={PHONE_BUTTON}
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
