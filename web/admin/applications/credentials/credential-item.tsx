import { credentialName } from '#domain/dietitians/credential-name.ts'
import type { CheckedCredential } from '#domain/dietitians/credentials.schema.ts'
import { formatDate } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

interface CredentialItemProps {
  credential: CheckedCredential
  onRenew: () => void
  onWithdraw: () => void
}

export function CredentialItem({ credential, onRenew, onWithdraw }: CredentialItemProps) {
  const { checked_on, expires_on, is_expired, checked_by, note } = credential
  return (
    <li className="py-3.5">
      <p className="wrap-anywhere flex flex-wrap gap-x-3 gap-y-1 font-medium">
        {credentialName(credential)}
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
        <Button variant="outline" size="small" onClick={onRenew} aria-label={`Renew: ${credentialName(credential)}`}>
          Renew
        </Button>
        <Button
          variant="ghost"
          size="small"
          onClick={onWithdraw}
          aria-label={`Withdraw: ${credentialName(credential)}`}
        >
          Withdraw
        </Button>
      </p>
    </li>
  )
}
