import { type FormEvent, useEffect } from 'react'
import { type ConsultationRequest, MessageInput } from '#domain/consultations/consultations.schema.ts'
import { MESSAGE_MAX, REQUEST_IS_CLOSED } from '#domain/consultations/request-rules.ts'
import { FailureBanner } from '#web/lib/forms/form-messages.tsx'
import { clearIdempotencyKey, withIdempotencyKey } from '#web/lib/forms/idempotency-key.ts'
import { UnsentDraft } from '#web/lib/forms/unsent-draft.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { type FormDraft, useFormDraft } from '#web/lib/forms/use-form-draft.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useAnswer } from './client-requests.queries.ts'

/** Stores what is typed as a draft until it is sent; a closed request shows the draft to copy or discard. */
export function AnswerForm({ request }: { request: ConsultationRequest }) {
  const userId = useSession((session) => session.user?.id ?? null)
  const name = `answer-${request.id}`
  const draft = useFormDraft(name, userId)
  if (request.status !== 'closed')
    return <OpenAnswerForm request={request} userId={userId} fieldId={name} draft={draft} />
  if (!draft.text) return <p className="text-ink-muted">{REQUEST_IS_CLOSED}</p>
  return <UnsentDraft id={name} reason={REQUEST_IS_CLOSED} text={draft.text} onDiscard={draft.forget} />
}

interface OpenAnswerFormProps {
  request: ConsultationRequest
  userId: number | null
  fieldId: string
  draft: FormDraft
}

function OpenAnswerForm({ request, userId, fieldId, draft }: OpenAnswerFormProps) {
  const { mutateAsync: answer } = useAnswer(request)
  const apiForm = useApiForm<MessageInput, MessageInput>({
    schema: MessageInput,
    defaultValues: { body: draft.text ?? '' },
    send: async ({ body }) => {
      await answer({ body, sending: withIdempotencyKey(fieldId, body, userId) })
      clearIdempotencyKey(fieldId, userId)
      draft.forget()
      form.reset({ body: '' })
    },
  })
  const { form, attempts, errorFor, isSending, handleSubmit, clearFailure } = apiForm

  useEffect(() => {
    if (attempts > 0) form.setFocus('body')
  }, [attempts, form])

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
        error={errorFor('body')}
        {...form.register('body')}
      />
      <div>
        <Button type="submit" variant="outline" isBusy={isSending} busyLabel="Sending...">
          Send
        </Button>
      </div>
    </form>
  )
}
