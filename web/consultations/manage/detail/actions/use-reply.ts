import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import type { ConsultationRequest, StatusUpdate } from '#domain/consultations/consultations.schema.ts'
import { useFormDraft } from '#web/lib/forms/drafts/use-form-draft.ts'
import { clearIdempotencyKey, withIdempotencyKey } from '#web/lib/forms/idempotency-key.ts'
import { toast } from '#web/ui/toast.ts'
import { openAttachments } from '../../../attachments/attachment-store.ts'
import { describeError, isOutdated, type StatusChange, useStatusUpdate } from '../../requests.queries.ts'

export type Reply = ReturnType<typeof useReply>

/** The single draft reply to a request, edited below the conversation or in the dialog. */
export function useReply(request: ConsultationRequest, userId: number, onReplied?: () => void) {
  const name = `reply:${request.id}`
  const draft = useFormDraft(name, userId)
  const { run, isPending, isLocked, failure, canRetry, clearFailure } = useStatusAction(request.id)

  /** @param onSent called at once after success, before any refetch */
  async function send(reply: string, onSent: () => void) {
    const onAccepted = () => {
      draft.clear()
      clearIdempotencyKey(name, userId)
      onSent()
      onReplied?.()
      toast.success(`Reply sent to ${request.name}.`)
    }
    const options = withIdempotencyKey(name, reply, userId)
    await run({ status: 'replied', reply }, { options, onAccepted, attachments: openAttachments(name, userId) })
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
    canRetry,
  }
}

/** Changes the status once, even if a button is pressed twice or in two places. */
export function useStatusAction(requestId: number) {
  const queries = useQueryClient()
  const mutationKey = ['request-status', requestId]
  const { mutateAsync, isPending, variables, error, reset } = useStatusUpdate(requestId, mutationKey)

  /** @returns true after success; false after an error, or while another change is running */
  async function run(update: StatusUpdate, sent: Omit<StatusChange, 'update'> = {}): Promise<boolean> {
    // Asks the client: a second click can come before React renders the first.
    if (queries.isMutating({ mutationKey }) > 0) return false
    return mutateAsync({ update, ...sent }).then(
      () => true,
      () => false,
    )
  }

  return {
    run,
    isPending,
    /** The status that this button is setting. */
    pendingStatus: isPending ? variables.update.status : undefined,
    /** A status change of this request is running, from this or another button. */
    isLocked: useIsMutating({ mutationKey }) > 0,
    /** The error message, until the next attempt or until it is dismissed. */
    failure: error && describeError(error),
    /** A retry may succeed: the server did not respond, or failed. */
    canRetry: error !== null && !isOutdated(error),
    clearFailure: reset,
  }
}
