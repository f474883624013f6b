import { type FormEvent, useEffect } from 'react'
import { type ConsultationRequest, MessageInput } from '#domain/consultations/consultations.schema.ts'
import { MESSAGE_MAX, REQUEST_IS_CLOSED } from '#domain/consultations/request-rules.ts'
import { FailureBanner } from '#web/lib/forms/form-notices.tsx'
import { forgetInput, keepInput, keptInput } from '#web/lib/forms/kept-input.ts'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useAnswer } from './client-requests.queries.ts'

export function AnswerForm({ request }: { request: ConsultationRequest }) {
  if (request.status === 'closed') return <p className="text-ink-muted">{REQUEST_IS_CLOSED}</p>
  return <OpenAnswerForm request={request} />
}

/** What is typed waits for its writer until it is sent. */
function OpenAnswerForm({ request }: { request: ConsultationRequest }) {
  const userId = useSession((session) => session.user?.id ?? null)
  const { mutateAsync: answer } = useAnswer(request)
  const keptAs = `answer-${request.id}`
  const fieldId = `answer-${request.id}`
  const apiForm = useApiForm<MessageInput, MessageInput>({
    schema: MessageInput,
    defaultValues: { body: keptInput(keptAs, userId) ?? '' },
    send: async ({ body }) => {
      await answer(body)
      forgetInput(keptAs, userId)
      form.reset({ body: '' })
    },
  })
  const { form, attempts, errorOf, isSending, handleSubmit, clearFailure } = apiForm

  useEffect(() => {
    if (attempts > 0) form.setFocus('body')
  }, [attempts, form])

  function handleInput({ target }: FormEvent) {
    clearFailure()
    if (target instanceof HTMLTextAreaElement) keepInput(keptAs, target.value, userId)
  }

  return (
    <form method="dialog" noValidate className="grid gap-3" onSubmit={handleSubmit} onInput={handleInput}>
      <FailureBanner apiForm={apiForm} />
      <TextareaField
        id={fieldId}
        label="Your reply"
        rows={2}
        maxLength={MESSAGE_MAX}
        error={errorOf('body')}
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
