import { REASON_MAX } from '#domain/applications/applications.schema.ts'
import { DialogButtons, FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import type { DecisionFormProps } from './use-decision.ts'

interface ReasonFormProps<Decision extends { status: string }> extends DecisionFormProps<Decision> {
  schema: Parameters<typeof useApiForm<{ reason: string }, Decision>>[0]['schema']
  status: 'asked_back' | 'declined'
  /** Says who reads the reason, and where. */
  hint: string
}

const ACTIONS = {
  asked_back: { action: 'Request changes', busy: 'Sending...', variant: 'primary' },
  declined: { action: 'Decline', busy: 'Declining...', variant: 'danger' },
} as const

/** Asks back or declines with a reason. */
export function ReasonForm<Decision extends { status: string }>(props: ReasonFormProps<Decision>) {
  const { schema, status, hint, decide, onError, onCancel } = props
  const apiForm = useApiForm<{ reason: string }, Decision>({
    schema,
    defaultValues: { reason: '' },
    toPayload: ({ reason }) => ({ status, reason }),
    send: decide,
    onError,
  })
  return (
    <FormFrame apiForm={apiForm}>
      <TextareaField label="Reason" hint={hint} rows={5} maxLength={REASON_MAX} {...apiForm.field('reason')} />
      <DialogButtons {...ACTIONS[status]} isBusy={apiForm.isSending} onCancel={onCancel} />
    </FormFrame>
  )
}
