import { credentialName } from '#domain/dietitians/credential-name.ts'
import type { CheckedCredential } from '#domain/dietitians/credentials.schema.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { AddForm, RenewForm } from './credential-forms.tsx'
import { useCredentialActions } from './credentials.queries.ts'

/** The action to confirm, and the credential it applies to. */
export type CredentialAction = { kind: 'add' } | { kind: 'renew' | 'withdraw'; credential: CheckedCredential }

interface CredentialDialogsProps {
  dietitianId: number
  action: CredentialAction | null
  onClose: () => void
}

export function CredentialDialogs({ dietitianId, action, onClose }: CredentialDialogsProps) {
  const { add, renew, withdraw } = useCredentialActions(dietitianId)

  function done(message: string) {
    onClose()
    toast.success(message)
  }

  return (
    <>
      <Dialog open={action?.kind === 'add'} onClose={onClose} title="Add credential">
        <AddForm
          send={async (input) => {
            await add.mutateAsync(input)
            done('Credential added')
          }}
          onCancel={onClose}
        />
      </Dialog>
      <Dialog open={action?.kind === 'renew'} onClose={onClose} title="Renew credential">
        {action?.kind === 'renew' ? (
          <RenewForm
            credential={action.credential}
            send={async (renewal) => {
              await renew.mutateAsync({ ...renewal, id: action.credential.id })
              done('Credential renewed')
            }}
            onCancel={onClose}
          />
        ) : null}
      </Dialog>
      <ConfirmDialog
        open={action?.kind === 'withdraw'}
        onClose={onClose}
        isBusy={withdraw.isPending}
        title="Withdraw credential"
        action="Withdraw"
        busy="Withdrawing..."
        onConfirm={() =>
          action?.kind === 'withdraw' &&
          withdraw.mutate(action.credential.id, {
            onSuccess: () => done('Credential withdrawn'),
            onError: (error) => toast.error(error.message),
          })
        }
      >
        <p className="wrap-anywhere">{action?.kind === 'withdraw' ? credentialName(action.credential) : null}</p>
        <p className="mt-2 text-ink-muted">
          It’s removed from the public profile at once. The audit log still shows that it was there.
        </p>
      </ConfirmDialog>
    </>
  )
}
