import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import type { ConfirmAction } from './use-confirm-action.ts'

interface ConfirmDialogProps<Target, Value> {
  control: ConfirmAction<Target, Value>
  title: string
  /** The consequences, and who reads the reason if one is asked for. */
  children: ReactNode
  action: string
  busy: string
  /** The action removes nothing. */
  isSafe?: boolean
}

/** Asks for confirmation before an action that cannot be undone at once. */
export function ConfirmDialog<Target>(props: ConfirmDialogProps<Target, void>) {
  const { control, children } = props
  return (
    <ActionDialog {...props} onConfirm={() => control.confirm()}>
      <div className="wrap-anywhere grid gap-3">{children}</div>
      {control.error ? <Banner className="mt-4">{control.error.message}</Banner> : null}
    </ActionDialog>
  )
}

interface ReasonProps {
  /** The form's id. */
  id: string
  max: number
  /** The error message without a reason. */
  needsReason: string
}

/** Asks for a reason too, which another person will read. */
export function ReasonDialog<Target>({
  id,
  max,
  needsReason,
  children,
  ...props
}: ConfirmDialogProps<Target, string> & ReasonProps) {
  return (
    <ActionDialog {...props} form={id}>
      <ReasonForm id={id} control={props.control} max={max} needsReason={needsReason}>
        {children}
      </ReasonForm>
    </ActionDialog>
  )
}

interface ActionDialogProps<Target, Value> extends ConfirmDialogProps<Target, Value> {
  /** The form that the confirming button submits, in place of `onConfirm`. */
  form?: string
  onConfirm?: () => void
}

function ActionDialog<Target, Value>(props: ActionDialogProps<Target, Value>) {
  const { control, title, children, action, busy, isSafe, form, onConfirm } = props
  return (
    <Dialog
      open={control.target !== null}
      onClose={control.close}
      isHeld={control.isBusy}
      title={title}
      actions={
        <>
          <Button
            variant="outline"
            aria-disabled={control.isBusy || undefined}
            onClick={control.close}
            autoFocus={form === undefined}
          >
            Cancel
          </Button>
          <Button
            type={form ? 'submit' : 'button'}
            form={form}
            variant={isSafe ? 'primary' : 'danger'}
            isBusy={control.isBusy}
            busyLabel={busy}
            onClick={onConfirm}
          >
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

interface ReasonFormProps<Target> extends ReasonProps {
  control: ConfirmAction<Target, string>
  children: ReactNode
}

/** Mounted with the dialog, so that each starts with an empty reason. */
function ReasonForm<Target>({ id, control, children, max, needsReason }: ReasonFormProps<Target>) {
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
      {control.error ? <Banner>{control.error.message}</Banner> : null}
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
