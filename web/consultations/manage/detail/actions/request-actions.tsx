import { CircleCheck, CircleX, Reply as ReplyIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ConsultationRequest, StatusUpdate } from '#domain/consultations/consultations.schema.ts'
import { EMAIL_UNVERIFIED_BADGE, REPLY_SUBJECT } from '#domain/consultations/request-rules.ts'
import { canMoveTo, knownStatus } from '#domain/consultations/status.ts'
import { Reminder } from '#web/shell/console/reminder.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { EmailText } from '../../../request-labels.tsx'
import { useReminder } from '../../requests.queries.ts'
import { HandoverAction } from './handover-action.tsx'
import { ReplyForm } from './reply-form.tsx'
import { type Reply, useStatusAction } from './use-reply.ts'

/** Fits three buttons in one row on a phone, close to the text they act on. */
const PHONE_BUTTON = 'max-md:px-3 max-md:[&_.icon]:hidden'

/**
 * An admin's actions on another dietitian's request: remind the dietitian, propose another one, or close the request.
 */
export function AdminActions({ request }: { request: ConsultationRequest }) {
  const { run, pendingStatus, isLocked, failure, clearFailure } = useStatusAction(request.id)
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
        <CloseAction
          isClosing={pendingStatus === 'closed'}
          isLocked={isLocked}
          question="Close this request? The client can’t write in it until the dietitian sends a new reply."
          onClose={handleClose}
        />
      </div>
      {failure ? <Banner onDismiss={clearFailure}>{failure}</Banner> : null}
      <HandoverAction request={request} />
    </div>
  )
}

/** A closed request can only be reopened by a reply. */
export function RequestActions({ reply }: { reply: Reply }) {
  const { id, status: current } = reply.request
  const { run, pendingStatus, isLocked, failure, clearFailure } = useStatusAction(id)
  const status = knownStatus(current)
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
            isBusy={pendingStatus === 'replied'}
            aria-disabled={isLocked || undefined}
            onClick={() => change({ status: 'replied' }, 'Request marked as replied.')}
          >
            Mark as Replied
          </Button>
        ) : null}
        {canMoveTo(status, 'closed', false) ? (
          <CloseAction
            className={PHONE_BUTTON}
            isClosing={pendingStatus === 'closed'}
            isLocked={isLocked}
            question="Close this request? The client can’t write in it until you send a new reply."
            onClose={() => change({ status: 'closed' }, 'Request closed.')}
          />
        ) : null}
      </div>
      {failure ? <Banner onDismiss={clearFailure}>{failure}</Banner> : null}
    </div>
  )
}

function ReplyAction({ reply }: { reply: Reply }) {
  const { request, text, isSending, isLocked } = reply
  const [isOpen, setOpen] = useState(false)
  const handleClose = () => setOpen(false)

  return (
    <>
      <Button
        // The field below the conversation holds the main action.
        variant="outline"
        icon={ReplyIcon}
        className={PHONE_BUTTON}
        aria-disabled={isLocked || undefined}
        onClick={() => isLocked || setOpen(true)}
      >
        Send Reply
      </Button>
      {text.trim() ? <p className="w-full text-ink-muted text-sm md:w-auto">You have an unsent reply.</p> : null}
      {/* A reply that is being sent cannot be taken back, so the dialog stays until the outcome is known. */}
      <Dialog open={isOpen} onClose={handleClose} isLocked={isSending} title="Send Reply" size="wide">
        <div className="grid grid-cols-1 gap-5">
          <Envelope to={request} />
          <ReplyForm
            reply={reply}
            id="reply-message"
            label="Message"
            rows={8}
            sendLabel="Send Reply"
            onSent={handleClose}
          >
            <Button variant="outline" onClick={() => isSending || handleClose()} aria-disabled={isSending || undefined}>
              Cancel
            </Button>
          </ReplyForm>
        </div>
      </Dialog>
    </>
  )
}

function Envelope({ to: { email, email_verified } }: { to: ConsultationRequest }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
      <dt className="text-ink-muted">To:</dt>
      <dd className="font-medium">
        <EmailText address={email} />
        {email_verified ? null : (
          <span className="block font-normal text-sm text-warning">
            {EMAIL_UNVERIFIED_BADGE}: the address may not be the client’s own. The email has a link, not your reply.
          </span>
        )}
      </dd>
      <dt className="text-ink-muted">Subject:</dt>
      <dd className="font-medium">{REPLY_SUBJECT}</dd>
    </dl>
  )
}

interface CloseActionProps {
  isClosing: boolean
  isLocked: boolean
  className?: string
  question: string
  onClose: () => void
}

function CloseAction({ isClosing, isLocked, className, question, onClose }: CloseActionProps) {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        className={className}
        icon={CircleX}
        isBusy={isClosing}
        aria-disabled={isLocked || undefined}
        onClick={() => isLocked || setConfirming(true)}
      >
        Close
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title="Close Request"
        action="Close request"
        isSafe
        onConfirm={() => {
          setConfirming(false)
          onClose()
        }}
      >
        {question}
      </ConfirmDialog>
    </>
  )
}
