import { Reply as ReplyIcon } from 'lucide-react'
import { useState } from 'react'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { EMAIL_NOT_CONFIRMED, REPLY_SUBJECT } from '#domain/consultations/request-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmailText } from '../../../request-labels.tsx'
import { ReplyForm } from './reply-form.tsx'
import type { Reply } from './use-reply.ts'

/** Fits three buttons in one row on a phone, close to the text they act on. */
export const PHONE_BUTTON = 'max-md:px-3 max-md:[&_.icon]:hidden'

export function ReplyAction({ reply }: { reply: Reply }) {
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

interface EnvelopeProps {
  to: Pick<ConsultationRequest, 'email' | 'email_confirmed'>
}

function Envelope({ to: { email, email_confirmed } }: EnvelopeProps) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
      <dt className="text-ink-muted">To:</dt>
      <dd className="font-medium">
        <EmailText address={email} />
        {email_confirmed ? null : (
          <span className="block font-normal text-sm text-warning">
            {EMAIL_NOT_CONFIRMED}: the address may not be the client’s own. The email has a link, not your reply.
          </span>
        )}
      </dd>
      <dt className="text-ink-muted">Subject:</dt>
      <dd className="font-medium">{REPLY_SUBJECT}</dd>
    </dl>
  )
}
