import { type FormEvent, useRef, useState } from 'react'
import { StatusUpdate } from '#domain/consultations/consultations.schema.ts'
import { MESSAGE_MAX, REPLY_SUBJECT } from '#domain/consultations/request-rules.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'

interface ReplyDialogProps {
  isOpen: boolean
  email: string
  text: string
  isSending: boolean
  /** Why the server did not take it; the text stays. */
  failure: string | null
  onWrite: (text: string) => void
  onClose: () => void
  onSend: (reply: string) => void
}

/** The schema's own words for a reply that cannot be sent, or null. */
function faultOf(reply: string): string | null {
  const result = StatusUpdate.safeParse({ status: 'replied', reply })
  return result.success ? null : (result.error.issues[0]?.message ?? null)
}

export function ReplyDialog({ isOpen, email, text, isSending, failure, onWrite, onClose, onSend }: ReplyDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isAttempted, setAttempted] = useState(false)
  const fault = faultOf(text)
  const isBlank = text.trim() === ''

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setAttempted(true)
    if (fault) field.current?.focus()
    else if (!isSending) onSend(text)
  }

  return (
    <Dialog open={isOpen} onClose={onClose} title="Send Reply" size="wide">
      <form onSubmit={handleSubmit} className="grid grid-cols-1 gap-5">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
          <dt className="text-ink-muted">To:</dt>
          <dd className="break-all font-medium">{email}</dd>
          <dt className="text-ink-muted">Subject:</dt>
          <dd className="font-medium">{REPLY_SUBJECT}</dd>
        </dl>
        {failure ? <Banner>{failure}</Banner> : null}
        <TextareaField
          ref={field}
          id="reply-message"
          label="Message"
          value={text}
          onChange={(event) => onWrite(event.target.value)}
          readOnly={isSending}
          error={isAttempted ? (fault ?? undefined) : undefined}
          counter={{ used: text.length, max: MESSAGE_MAX }}
          rows={8}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            isBusy={isSending}
            busyLabel="Sending..."
            disabledReason={isBlank ? (fault ?? undefined) : undefined}
          >
            Send Reply
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
