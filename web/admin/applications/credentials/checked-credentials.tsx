import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type CredentialAction, CredentialDialogs } from './credential-dialogs.tsx'
import { CredentialItem } from './credential-item.tsx'
import { checkedCredentials } from './credentials.queries.ts'

/** A dietitian's checked credentials, with an admin's actions on them. */
export function CheckedCredentials({ dietitianId }: { dietitianId: number }) {
  const [action, setAction] = useState<CredentialAction | null>(null)
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
      <Loaded query={useQuery(checkedCredentials(dietitianId))} skeleton={<Skeleton className="mt-4 h-16" />}>
        {(credentials) =>
          credentials.length === 0 ? (
            <p className="mt-3 text-ink-muted">We haven’t checked anything yet.</p>
          ) : (
            <ul className="mt-3 divide-y divide-line">
              {credentials.map((credential) => (
                <CredentialItem
                  key={credential.id}
                  credential={credential}
                  onRenew={() => setAction({ kind: 'renew', credential })}
                  onWithdraw={() => setAction({ kind: 'withdraw', credential })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <CredentialDialogs dietitianId={dietitianId} action={action} onClose={() => setAction(null)} />
    </Card>
  )
}
