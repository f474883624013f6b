import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { credentialName } from '#domain/dietitians/credentials/credential-name.ts'
import type {
  CheckedCredential,
  CredentialInput,
  CredentialRenewal,
} from '#domain/dietitians/credentials/credentials.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { formatDate } from '#web/lib/format.ts'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAdminMutation } from '../../use-admin-mutation.ts'
import { AddForm, RenewForm } from './credential-forms.tsx'

/** The action to confirm, and the credential it applies to. */
type Action = { kind: 'add' } | { kind: 'renew' | 'withdraw'; credential: CheckedCredential }

/** A dietitian's checked credentials, with an admin's actions on them. */
export function CheckedCredentials({ dietitianId }: { dietitianId: number }) {
  const [action, setAction] = useState<Action | null>(null)
  const query = useQuery({
    queryKey: ['admin-credentials', dietitianId],
    queryFn: async ({ signal }) => (await api.credentials.list(dietitianId, { signal })).results,
  })
  return (
    <Card as="section" aria-labelledby="checked">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="checked" className="text-h4">
          What we checked
        </h2>
        <Button variant="outline" size="small" icon={Plus} onClick={() => setAction({ kind: 'add' })}>
          Add credential
        </Button>
      </div>
      <Loaded query={query} skeleton={<Skeleton className="mt-4 h-16" />}>
        {(credentials) =>
          credentials.length === 0 ? (
            <p className="mt-3 text-ink-muted">We haven’t checked anything yet.</p>
          ) : (
            <ul className="mt-3 divide-y divide-line">
              {credentials.map((credential) => (
                <Item key={credential.id} credential={credential} onAction={setAction} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Dialogs dietitianId={dietitianId} action={action} onClose={() => setAction(null)} />
    </Card>
  )
}

function Item({ credential, onAction }: { credential: CheckedCredential; onAction: (action: Action) => void }) {
  const { checked_on, expires_on, is_expired, checked_by, note } = credential
  const name = credentialName(credential)
  return (
    <li className="py-3.5">
      <p className="wrap-anywhere flex flex-wrap gap-x-3 gap-y-1 font-medium">
        {name}
        {is_expired ? (
          <Badge tone="warning" dot>
            Expired
          </Badge>
        ) : null}
      </p>
      <p className="text-ink-muted text-sm">
        {checked_by
          ? `Checked on ${formatDate(checked_on)} by ${checked_by.full_name}`
          : `Checked on ${formatDate(checked_on)}`}
      </p>
      {expires_on ? (
        <p className="text-ink-muted text-sm">
          {is_expired ? `Expired on ${formatDate(expires_on)}` : `Valid until ${formatDate(expires_on)}`}
        </p>
      ) : null}
      {note ? <p className="wrap-anywhere mt-1 whitespace-pre-line text-sm">{note}</p> : null}
      <p className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="small"
          onClick={() => onAction({ kind: 'renew', credential })}
          aria-label={`Renew: ${name}`}
        >
          Renew
        </Button>
        <Button
          variant="ghost"
          size="small"
          onClick={() => onAction({ kind: 'withdraw', credential })}
          aria-label={`Withdraw: ${name}`}
        >
          Withdraw
        </Button>
      </p>
    </li>
  )
}

interface DialogsProps {
  dietitianId: number
  action: Action | null
  onClose: () => void
}

function Dialogs({ dietitianId, action, onClose }: DialogsProps) {
  const add = useAdminMutation((input: CredentialInput) => api.credentials.add(dietitianId, input))
  const renew = useAdminMutation(({ id, ...renewal }: CredentialRenewal & { id: number }) =>
    api.credentials.renew(id, renewal),
  )
  const withdraw = useAdminMutation((id: number) => api.credentials.withdraw(id))
  const renewed = action?.kind === 'renew' ? action.credential : null
  const withdrawn = action?.kind === 'withdraw' ? action.credential : null

  function done(message: string) {
    onClose()
    toast.success(message)
  }
  function handleWithdraw(id: number) {
    withdraw.mutate(id, {
      onSuccess: () => done('Credential withdrawn'),
      onError: (error) => toast.error(error.message),
    })
  }

  return (
    <>
      <Dialog open={action?.kind === 'add'} onClose={onClose} title="Add credential">
        <AddForm send={(input) => add.mutateAsync(input).then(() => done('Credential added'))} onCancel={onClose} />
      </Dialog>
      <Dialog open={renewed !== null} onClose={onClose} title="Renew credential">
        {renewed ? (
          <RenewForm
            credential={renewed}
            send={(renewal) => renew.mutateAsync({ ...renewal, id: renewed.id }).then(() => done('Credential renewed'))}
            onCancel={onClose}
          />
        ) : null}
      </Dialog>
      <ConfirmDialog
        open={withdrawn !== null}
        onClose={onClose}
        isBusy={withdraw.isPending}
        title="Withdraw credential"
        action="Withdraw"
        busy="Withdrawing..."
        onConfirm={() => withdrawn && handleWithdraw(withdrawn.id)}
      >
        <p className="wrap-anywhere">{withdrawn ? credentialName(withdrawn) : null}</p>
        <p className="mt-2 text-ink-muted">
          It’s removed from the public profile at once. The audit log still shows that it was there.
        </p>
      </ConfirmDialog>
    </>
  )
}
