import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { ConfirmAction } from '#web/lib/confirm/use-confirm-action.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'

interface ReasonProps<Target> {
  /** The form's id. */
  id: string
  control: ConfirmAction<Target, string>
  max: number
  /** The error message without a reason. */
  needsReason: string
  /** The consequences, and who reads the reason. */
  children: ReactNode
}

type DialogProps = Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'action' | 'busy'>

/** Confirms an action and asks for a reason, which another person will read. */
export function ReasonDialog<Target>({ title, action, busy, ...form }: ReasonProps<Target> & DialogProps) {
  return (
    <ConfirmDialog {...form.control.dialog} title={title} action={action} busy={busy} form={form.id}>
      <ReasonForm {...form} />
    </ConfirmDialog>
  )
}

/** Mounted with the dialog, so that each starts with an empty reason. */
function ReasonForm<Target>({ id, control, children, max, needsReason }: ReasonProps<Target>) {
  const [reason, setReason] = useState('')
  const [attempts, setAttempts] = useState(0)
  const summary = useRef<HTMLDivElement>(null)
  const field = `${id}-reason`
  const isMissing = attempts > 0 && reason.trim() === ''

  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (reason.trim() === '') setAttempts((count) => count + 1)
    else control.confirm(reason)
  }

  return (
    <form id={id} noValidate onSubmit={handleSubmit} className="wrap-anywhere grid gap-4">
      {children}
      {isMissing ? (
        <ErrorSummary
          ref={summary}
          heading="Please check these fields:"
          items={[{ id: field, message: needsReason }]}
        />
      ) : null}
      {control.dialog.error ? <Banner>{control.dialog.error}</Banner> : null}
      <TextareaField
        id={field}
        label="Reason"
        rows={3}
        required
        autoFocus
        maxLength={max}
        counter={{ used: reason.length, max }}
        error={isMissing ? needsReason : undefined}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </form>
  )
}
