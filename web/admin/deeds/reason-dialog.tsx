import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import type { DeedControl } from './use-deed.ts'

interface ReasonDialogProps<Target> {
  id: string
  deed: DeedControl<Target, string>
  title: string
  /** What follows from it, and who reads the reason. */
  children: ReactNode
  max: number
  /** Said when no reason is given. */
  needsReason: string
  action: string
  busy: string
}

/** Asks for the reason before something is done that somebody else will have to understand. */
export function ReasonDialog<Target>(props: ReasonDialogProps<Target>) {
  const { id, deed, title, action, busy } = props
  return (
    <Dialog
      open={deed.asked !== null}
      onClose={deed.cancel}
      isHeld={deed.isBusy}
      title={title}
      actions={
        <>
          <Button variant="outline" aria-disabled={deed.isBusy || undefined} onClick={deed.cancel}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="danger" isBusy={deed.isBusy} busyLabel={busy}>
            {action}
          </Button>
        </>
      }
    >
      <ReasonForm {...props} />
    </Dialog>
  )
}

/** Mounted with the dialog, so that each starts with an empty reason. */
function ReasonForm<Target>({ id, deed, children, max, needsReason }: ReasonDialogProps<Target>) {
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
    else deed.confirm(reason)
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
      {deed.failure ? <Banner>{deed.failure.message}</Banner> : null}
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
