import type { ReactNode, RefObject } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** The label of the confirming button, and its label while the action runs. */
  action: string
  busy?: string | undefined
  /** The action removes nothing. */
  isSafe?: boolean
  isBusy?: boolean
  /** Why it cannot be confirmed now. */
  disabledReason?: string | undefined
  error?: string | null | undefined
  returnTo?: RefObject<HTMLElement | null>
  /** Submitted by the confirming button, in place of `onConfirm`; it shows the error itself. */
  form?: string
  onClose: () => void
  onConfirm?: () => void
  /** The consequences. */
  children: ReactNode
}

/** Asks for confirmation before an action that cannot be undone at once. It stays open while the action runs. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    action,
    busy,
    isSafe,
    isBusy = false,
    error,
    form,
    onClose,
    onConfirm,
    disabledReason,
    children,
    ...dialog
  } = props
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      isLocked={isBusy}
      actions={
        <>
          <Button
            variant="outline"
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || onClose()}
            autoFocus={form === undefined}
          >
            Cancel
          </Button>
          <Button
            type={form ? 'submit' : 'button'}
            form={form}
            variant={isSafe ? 'primary' : 'danger'}
            isBusy={isBusy}
            busyLabel={busy}
            disabledReason={disabledReason}
            onClick={() => disabledReason || onConfirm?.()}
          >
            {action}
          </Button>
        </>
      }
    >
      {children}
      {error && !form ? <Banner className="mt-4">{error}</Banner> : null}
    </Dialog>
  )
}
