import { ApplicationDecision, REASON_MAX } from '#domain/applications/applications.schema.ts'
import { FormMessages } from '#web/lib/forms/form-messages.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import type { DecisionFormProps } from './decision-form.ts'

export function DeclineForm({ decide, onError, onCancel }: DecisionFormProps) {
  const apiForm = useApiForm<{ reason: string }, ApplicationDecision>({
    schema: ApplicationDecision,
    defaultValues: { reason: '' },
    toPayload: ({ reason }) => ({ status: 'declined', reason }),
    send: decide,
    onError,
  })
  const { form, errorOf, isSending, handleSubmit, clearFailure } = apiForm
  return (
    <form method="dialog" noValidate className="grid gap-5" onSubmit={handleSubmit} onInput={clearFailure}>
      <FormMessages apiForm={apiForm} />
      <TextareaField
        id="reason"
        label="Reason"
        hint="The applicant reads it, in the email and beside the application."
        rows={5}
        maxLength={REASON_MAX}
        error={errorOf('reason')}
        {...form.register('reason')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" isBusy={isSending} busyLabel="Declining...">
          Decline
        </Button>
      </div>
    </form>
  )
}
