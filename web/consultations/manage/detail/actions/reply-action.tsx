import { Reply } from 'lucide-react'
import { useState } from 'react'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { clearIdempotencyKey, withIdempotencyKey } from '#web/lib/forms/idempotency-key.ts'
import { useFormDraft } from '#web/lib/forms/use-form-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { ReplyDialog } from './reply-dialog.tsx'
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
        aria-disabled={isLocked || undefined}
        onClick={() => isLocked || setOpen(true)}
      >
        Send Reply
      </Button>
      {text.trim() ? <p className="text-ink-muted text-sm max-md:col-span-2">You have an unsent reply.</p> : null}
      <ReplyDialog
        isOpen={isOpen}
        userId={userId}
        to={request}
        text={text}
        isSending={isPending}
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
