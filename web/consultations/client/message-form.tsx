import { type FormEvent, useEffect } from 'react'
import { type ConsultationRequest, MessageInput } from '#domain/consultations/consultations.schema.ts'
import { MESSAGE_MAX, REQUEST_IS_CLOSED } from '#domain/consultations/request-rules.ts'
import { UnsentDraft } from '#web/lib/forms/drafts/unsent-draft.tsx'
import { type FormDraft, useFormDraft } from '#web/lib/forms/drafts/use-form-draft.ts'
import { FailureBanner } from '#web/lib/forms/form-messages.tsx'
import { clearIdempotencyKey, withIdempotencyKey } from '#web/lib/forms/idempotency-key.ts'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { AttachmentPicker } from '../attachments/attachment-picker.tsx'
import { openAttachments } from '../attachments/attachment-store.ts'
import { useSendMessage } from './client-requests.queries.ts'

/** Stores what is typed as a draft until it is sent; a closed request shows the draft to copy or discard. */
export function MessageForm({ request }: { request: ConsultationRequest }) {
  const userId = useSession((session) => session.user?.id ?? null)
  // Browsers hold drafts under this name; a new name would lose them.
  const name = `answer-${request.id}`
  const draft = useFormDraft(name, userId)
  if (request.status !== 'closed')
    return <OpenMessageForm request={request} userId={userId} fieldId={name} draft={draft} />
  if (!draft.text) return <p className="text-ink-muted">{REQUEST_IS_CLOSED}</p>
  return <UnsentDraft id={name} reason={REQUEST_IS_CLOSED} text={draft.text} onDiscard={draft.clear} />
}

interface OpenMessageFormProps {
  request: ConsultationRequest
  userId: number | null
  fieldId: string
  draft: FormDraft
}

function OpenMessageForm({ request, userId, fieldId, draft }: OpenMessageFormProps) {
  const { mutateAsync: sendMessage } = useSendMessage(request)
  const attachments = userId === null ? null : openAttachments(fieldId, userId)
  const apiForm = useApiForm<MessageInput, MessageInput>({
    schema: MessageInput,
    defaultValues: { body: draft.text ?? '' },
    send: async ({ body }) => {
      const options = withIdempotencyKey(fieldId, body, userId)
      const call = (attachment_ids?: number[]) => sendMessage({ body, attachment_ids, options })
      await (attachments ? attachments.sendWith(call) : call())
      clearIdempotencyKey(fieldId, userId)
      draft.clear()
      form.reset({ body: '' })
    },
  })
  const { form, attempts, errorFor, isSending, handleSubmit, clearFailure } = apiForm

  useEffect(() => {
    if (attempts > 0) form.setFocus('body')
  }, [attempts, form])

  // Also shows what another tab writes.
  const text = draft.text ?? ''
  useEffect(() => {
    if (form.getValues('body') !== text) form.setValue('body', text)
  }, [form, text])

  function handleInput({ target }: FormEvent) {
    clearFailure()
    if (target instanceof HTMLTextAreaElement) draft.write(target.value)
  }

  return (
    <form method="dialog" noValidate className="grid gap-3" onSubmit={handleSubmit} onInput={handleInput}>
      <FailureBanner apiForm={apiForm} />
      <TextareaField
        id={fieldId}
        label="Your reply"
        rows={2}
        maxLength={MESSAGE_MAX}
        // Text typed while sending would be lost.
        readOnly={isSending}
        error={errorFor('body')}
        {...draft.field}
        {...form.register('body')}
      />
      {userId === null ? null : (
        <AttachmentPicker id={`${fieldId}-files`} draftName={fieldId} userId={userId} isClient />
      )}
      <div>
        <Button type="submit" variant="outline" isBusy={isSending} busyLabel="Sending...">
          Send
        </Button>
      </div>
    </form>
  )
}
