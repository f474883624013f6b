import { Reply } from 'lucide-react'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { type ConsultationRequest, StatusUpdate } from '#domain/consultations/consultations.schema.ts'
import { EMAIL_NOT_CONFIRMED, MESSAGE_MAX, REPLY_SUBJECT } from '#domain/consultations/request-rules.ts'
import { clearIdempotencyKey, withIdempotencyKey } from '#web/lib/forms/idempotency-key.ts'
import { useFormDraft } from '#web/lib/forms/use-form-draft.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { insertAtCursor } from '../../saved-replies/insert-text.ts'
import { SavedRepliesBar } from '../../saved-replies/saved-replies-bar.tsx'
import { useStatusAction } from './use-status-action.ts'

interface ReplyActionProps {
  request: ConsultationRequest
  userId: number
}

export function ReplyAction({ request, userId }: ReplyActionProps) {
  const name = `reply:${request.id}`
  const draft = useFormDraft(name, userId)
  const text = draft.text ?? ''
  const { run, isPending, isLocked, failure, clearFailure } = useStatusAction(request.id)
  const [isOpen, setOpen] = useState(false)
  const handleClose = () => setOpen(false)

  async function handleSend(reply: string) {
    const onTaken = () => {
      draft.forget()
      clearIdempotencyKey(name, userId)
      handleClose()
      toast.success(`Your reply has been sent to ${request.name}.`)
    }
    await run({ status: 'replied', reply }, { sending: withIdempotencyKey(name, reply, userId), onTaken })
  }

  return (
    <>
      <Button
        icon={Reply}
        className="max-md:col-span-2"
        aria-disabled={isLocked || undefined}
        onClick={() => isLocked || setOpen(true)}
      >
        Send Reply
      </Button>
      {text.trim() ? <p className="text-ink-muted text-sm max-md:col-span-2">You have an unsent reply.</p> : null}
      {/* A reply that is being sent cannot be taken back, so the dialog stays until the outcome is known. */}
      <Dialog open={isOpen} onClose={handleClose} isHeld={isPending} title="Send Reply" size="wide">
        <ReplyForm
          userId={userId}
          to={request}
          text={text}
          isSending={isPending}
          failure={failure}
          onWrite={(text) => {
            clearFailure()
            draft.write(text)
          }}
          onClose={handleClose}
          onSend={handleSend}
        />
      </Dialog>
    </>
  )
}

interface ReplyFormProps {
  userId: number
  to: Pick<ConsultationRequest, 'email' | 'email_confirmed'>
  text: string
  isSending: boolean
  /** Why the server did not take it; the text stays. */
  failure: string | null
  onWrite: (text: string) => void
  onClose: () => void
  onSend: (reply: string) => void
}

/** The schema's own words for a reply that cannot be sent, or null. */
function validateText(reply: string): string | null {
  return StatusUpdate.safeParse({ status: 'replied', reply }).error?.issues[0]?.message ?? null
}

const FORM_ID = 'reply-form'

/** A resumed reply goes on where it ended. */
function goToEnd(field: HTMLTextAreaElement | null) {
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** The form holds the message alone: what stands below it opens dialogs with forms of their own. */
function ReplyForm({ userId, to, text, isSending, failure, onWrite, onClose, onSend }: ReplyFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isAttempted, setAttempted] = useState(false)
  const validationError = validateText(text)
  const isBlank = text.trim() === ''

  useLayoutEffect(() => goToEnd(field.current), [])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setAttempted(true)
    if (validationError) field.current?.focus()
    else if (!isSending) onSend(text)
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <Envelope to={to} />
      {failure ? <Banner>{failure}</Banner> : null}
      <form id={FORM_ID} noValidate onSubmit={handleSubmit}>
        <TextareaField
          ref={field}
          id="reply-message"
          label="Message"
          value={text}
          onChange={(event) => onWrite(event.target.value)}
          readOnly={isSending}
          error={isAttempted ? (validationError ?? undefined) : undefined}
          counter={{ used: text.length, max: MESSAGE_MAX }}
          rows={8}
        />
      </form>
      <SavedRepliesBar
        userId={userId}
        text={text}
        validationError={validationError}
        onInsert={({ body }) => field.current && insertAtCursor(field.current, body)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={() => isSending || onClose()} aria-disabled={isSending || undefined}>
          Cancel
        </Button>
        <Button
          type="submit"
          form={FORM_ID}
          isBusy={isSending}
          busyLabel="Sending..."
          disabledReason={isBlank ? (validationError ?? undefined) : undefined}
        >
          Send Reply
        </Button>
      </div>
    </div>
  )
}

function Envelope({ to: { email, email_confirmed } }: Pick<ReplyFormProps, 'to'>) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
      <dt className="text-ink-muted">To:</dt>
      <dd className="font-medium">
        <span className="break-all">{email}</span>
        {email_confirmed ? null : (
          <span className="block font-normal text-sm text-warning">
            {EMAIL_NOT_CONFIRMED}: the address may not be the client’s own. The mail has a link, not your reply.
          </span>
        )}
      </dd>
      <dt className="text-ink-muted">Subject:</dt>
      <dd className="font-medium">{REPLY_SUBJECT}</dd>
    </dl>
  )
}
