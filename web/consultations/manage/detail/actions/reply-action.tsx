import { Reply } from 'lucide-react'
import { useState } from 'react'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { clearIdempotencyKey, withIdempotencyKey } from '#web/lib/forms/idempotency-key.ts'
import { useFormDraft } from '#web/lib/forms/use-form-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { ReplyDialog } from './reply-dialog.tsx'
import { type StatusLock, useStatusAction } from './use-status-action.ts'

interface ReplyActionProps {
  request: ConsultationRequest
  userId: number
  lock: StatusLock
}

export function ReplyAction({ request, userId, lock }: ReplyActionProps) {
  const name = `reply:${request.id}`
  const draft = useFormDraft(name, userId)
  const text = draft.text ?? ''
  const { run, isUnderway, failure, clearFailure } = useStatusAction(request.id, lock)
  const [isOpen, setOpen] = useState(false)

  async function handleSend(reply: string) {
    const onTaken = () => {
      draft.forget()
      clearIdempotencyKey(name, userId)
      setOpen(false)
      toast.success(`Your reply has been sent to ${request.name}.`)
    }
    await run({ status: 'replied', reply }, { sending: withIdempotencyKey(name, reply, userId), onTaken })
  }

  return (
    <>
      <Button
        icon={Reply}
        className="max-md:col-span-2"
        aria-disabled={lock.isUnderway || undefined}
        onClick={() => lock.isUnderway || setOpen(true)}
      >
        Send Reply
      </Button>
      {text.trim() ? <p className="text-ink-muted text-sm max-md:col-span-2">You have an unsent reply.</p> : null}
      <ReplyDialog
        isOpen={isOpen}
        userId={userId}
        to={request}
        text={text}
        isSending={isUnderway}
        failure={failure}
        onWrite={(text) => {
          clearFailure()
          draft.write(text)
        }}
        onClose={() => setOpen(false)}
        onSend={handleSend}
      />
    </>
  )
}
