import { type CheckedCredential, CredentialRenewal } from '#domain/dietitians/credentials.schema.ts'
import { DialogButtons, FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { AddForm } from './add-form.tsx'
import type { CredentialAction } from './credential-action.ts'
import { toName } from './credential-item.tsx'
import { useCredentialActions } from './credentials.queries.ts'
import { DayFields, type DayValues } from './day-fields.tsx'

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
        <p className="wrap-anywhere">{action?.kind === 'withdraw' ? toName(action.credential) : null}</p>
        <p className="mt-2 text-ink-muted">
          It leaves the public profile at once. The audit log keeps that it stood there.
        </p>
      </ConfirmDialog>
    </>
  )
}

interface RenewFormProps {
  credential: CheckedCredential
  send: (renewal: CredentialRenewal) => Promise<unknown>
  onCancel: () => void
}

function RenewForm({ credential, send, onCancel }: RenewFormProps) {
  const apiForm = useApiForm<DayValues, CredentialRenewal>({
    schema: CredentialRenewal,
    defaultValues: { checked_on: '', expires_on: '', note: credential.note ?? '' },
    send,
  })
  return (
    <FormFrame apiForm={apiForm}>
      <p className="wrap-anywhere text-ink-muted">{toName(credential)}</p>
      <DayFields field={apiForm.field} />
      <DialogButtons action="Renew" busy="Renewing..." isBusy={apiForm.isSending} onCancel={onCancel} />
    </FormFrame>
  )
}
