import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { type ConsultationRequest, StatusUpdate } from '#domain/consultations/consultations.schema.ts'
import { EMAIL_NOT_CONFIRMED, MESSAGE_MAX, REPLY_SUBJECT } from '#domain/consultations/request-rules.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { insertAtCursor } from '../../saved-replies/insert-text.ts'
import { SavedRepliesBar } from '../../saved-replies/saved-replies-bar.tsx'

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
  const result = StatusUpdate.safeParse({ status: 'replied', reply })
  return result.success ? null : (result.error.issues[0]?.message ?? null)
}

const FORM_ID = 'reply-form'

/** A reply that is on its way cannot be taken back: the dialog stays until it is known what became of it. */
export function ReplyDialog({ isOpen, ...form }: ReplyFormProps & { isOpen: boolean }) {
  return (
    <Dialog open={isOpen} onClose={form.onClose} isHeld={form.isSending} title="Send Reply" size="wide">
      <ReplyForm {...form} />
    </Dialog>
  )
}

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
