import type { AccountPatch } from '#domain/accounts/accounts.schema.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface DeedWords {
  title: string
  /** What follows from it. */
  text: string
  action: string
  busy: string
  done: string
  isDangerous?: boolean
}

/** Something that an admin is about to do to an account. */
export type Deed = DeedWords & ({ kind: 'change'; patch: AccountPatch } | { kind: 'sign-out' | 'disable-otp' })

interface DeedDialogProps {
  deed: Deed | null
  isBusy: boolean
  onCancel: () => void
  onConfirm: (deed: Deed) => void
}

export function DeedDialog({ deed, isBusy, onCancel, onConfirm }: DeedDialogProps) {
  return (
    <Dialog
      open={deed !== null}
      onClose={onCancel}
      isHeld={isBusy}
      title={deed?.title ?? ''}
      actions={
        deed ? (
          <>
            <Button variant="outline" aria-disabled={isBusy} onClick={() => (isBusy ? undefined : onCancel())}>
              Cancel
            </Button>
            <Button
              variant={deed.isDangerous ? 'danger' : 'primary'}
              isBusy={isBusy}
              busyLabel={deed.busy}
              onClick={() => onConfirm(deed)}
            >
              {deed.action}
            </Button>
          </>
        ) : null
      }
    >
      <p className="text-ink-muted">{deed?.text}</p>
    </Dialog>
  )
}
