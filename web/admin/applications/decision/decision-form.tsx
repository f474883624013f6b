import { useState } from 'react'
import { REASON_MAX } from '#domain/applications/applications.schema.ts'
import type { ApiError } from '#domain/http/api-error.ts'
import { useHeadingFocus } from '#web/lib/confirm/use-heading-focus.ts'
import { DialogButtons, FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { toast } from '#web/ui/toast.ts'

/** Props that a decision card passes to its forms. */
export interface DecisionFormProps<Decision> {
  decide: (decision: Decision) => Promise<unknown>
  onError: (error: ApiError) => void
  onCancel: () => void
}

/**
 * Tracks the open decision form and handles its submission.
 * @param done the toast's text for each decided status
 */
export function useDecision<Status extends string, Decision extends { status: Status }>(
  send: (decision: Decision) => Promise<unknown>,
  done: Record<Status, string>,
) {
  const [open, setOpen] = useState<Status | null>(null)
  const restoreFocus = useHeadingFocus()
  const close = () => setOpen(null)

  const form: DecisionFormProps<Decision> = {
    decide: async (decision) => {
      await send(decision)
      close()
      restoreFocus()
      toast.success(done[decision.status])
    },
    onCancel: close,
    // Another admin decided first, or the applicant sent it again: the page shows what has changed, and a form that was
    // filled in for something else is closed.
    onError: ({ status, message }) => {
      if (status !== 409) return
      close()
      restoreFocus()
      toast.error(message)
    },
  }
  return { open, setOpen, close, form }
}

interface ReasonFormProps<Decision extends { status: string }> extends DecisionFormProps<Decision> {
  schema: Parameters<typeof useApiForm<{ reason: string }, Decision>>[0]['schema']
  status: keyof typeof ACTIONS
  /** Says who reads the reason, and where. */
  hint: string
}

const ACTIONS = {
  changes_requested: { action: 'Request changes', busy: 'Sending...', variant: 'primary' },
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
