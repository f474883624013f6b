import type { ReactNode } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { DeedControl } from './use-deed.ts'

interface ConfirmDialogProps<Target> {
  deed: DeedControl<Target, void>
  title: string
  /** What follows from it. */
  children: ReactNode
  action: string
  busy: string
  /** It takes nothing away. */
  isSafe?: boolean
}

/** Asks once more before something is done that cannot be undone at once. */
export function ConfirmDialog<Target>({ deed, title, children, action, busy, isSafe }: ConfirmDialogProps<Target>) {
  return (
    <Dialog
      open={deed.asked !== null}
      onClose={deed.cancel}
      isHeld={deed.isBusy}
      title={title}
      actions={
        <>
          <Button variant="outline" aria-disabled={deed.isBusy || undefined} onClick={deed.cancel} autoFocus>
            Cancel
          </Button>
          <Button
            variant={isSafe ? 'primary' : 'danger'}
            isBusy={deed.isBusy}
            busyLabel={busy}
            onClick={() => deed.confirm()}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className="wrap-anywhere grid gap-3">{children}</div>
      {deed.failure ? <Banner className="mt-4">{deed.failure.message}</Banner> : null}
    </Dialog>
  )
}
