import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { clearIdempotencyKey, withIdempotencyKey } from '#web/lib/forms/idempotency-key.ts'
import { useFormDraft } from '#web/lib/forms/use-form-draft.ts'
import { toast } from '#web/ui/toast.ts'
import { openAttachments } from '../../../attachments/attachment-store.ts'
import { useStatusAction } from './use-status-action.ts'

export type Reply = ReturnType<typeof useReply>

/** The single draft reply to a request, edited below the conversation or in the dialog. */
export function useReply(request: ConsultationRequest, userId: number, onReplied?: () => void) {
  const name = `reply:${request.id}`
  const draft = useFormDraft(name, userId)
  const { run, isPending, isLocked, failure, mayTryAgain, clearFailure } = useStatusAction(request.id)

  /** @param onSent called at once after success, before any refetch */
  async function send(reply: string, onSent: () => void) {
    const onTaken = () => {
      draft.clear()
      clearIdempotencyKey(name, userId)
      onSent()
      onReplied?.()
      toast.success(`Reply sent to ${request.name}.`)
    }
    const sending = withIdempotencyKey(name, reply, userId)
    await run({ status: 'replied', reply }, { sending, onTaken, attachments: openAttachments(name, userId) })
  }

  return {
    name,
    request,
    userId,
    text: draft.text ?? '',
    field: draft.field,
    write: (text: string) => {
      clearFailure()
      draft.write(text)
    },
    send,
    isSending: isPending,
    isLocked,
    /** Why the server rejected the reply; the text is kept. */
    failure,
    mayTryAgain,
  }
}
