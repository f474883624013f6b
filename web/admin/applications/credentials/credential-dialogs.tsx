import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { AddForm } from './add-form.tsx'
import type { CredentialDeed } from './credential-deed.ts'
import { nameOf } from './credential-item.tsx'
import { useCredentialDeeds } from './credentials.queries.ts'
import { RenewForm } from './renew-form.tsx'

interface CredentialDialogsProps {
  dietitianId: number
  deed: CredentialDeed | null
  onClose: () => void
}

export function CredentialDialogs({ dietitianId, deed, onClose }: CredentialDialogsProps) {
  const { add, renew, withdraw } = useCredentialDeeds(dietitianId)

  function done(message: string) {
    onClose()
    toast.success(message)
  }

  return (
    <>
      <Dialog open={deed?.kind === 'add'} onClose={onClose} title="Add credential">
        <AddForm
          send={async (input) => {
            await add.mutateAsync(input)
            done('Credential added')
          }}
          onCancel={onClose}
        />
      </Dialog>
      <Dialog open={deed?.kind === 'renew'} onClose={onClose} title="Renew credential">
        {deed?.kind === 'renew' ? (
          <RenewForm
            credential={deed.credential}
            send={async (renewal) => {
              await renew.mutateAsync({ ...renewal, id: deed.credential.id })
              done('Credential renewed')
            }}
            onCancel={onClose}
          />
        ) : null}
      </Dialog>
      <Dialog
        open={deed?.kind === 'withdraw'}
        onClose={onClose}
        isHeld={withdraw.isPending}
        title="Withdraw credential"
        actions={
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button
              variant="danger"
              isBusy={withdraw.isPending}
              busyLabel="Withdrawing..."
              onClick={() =>
                deed?.kind === 'withdraw' &&
                withdraw.mutate(deed.credential.id, {
                  onSuccess: () => done('Credential withdrawn'),
                  onError: (error) => toast.error(error.message),
                })
              }
            >
              Withdraw
            </Button>
          </>
        }
      >
        <p className="wrap-anywhere">{deed?.kind === 'withdraw' ? nameOf(deed.credential) : null}</p>
        <p className="mt-2 text-ink-muted">
          It leaves the public profile at once. The audit log keeps that it stood there.
        </p>
      </Dialog>
    </>
  )
}
