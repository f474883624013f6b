import { Monitor, Smartphone } from 'lucide-react'
import type { Session } from '#domain/accounts/security.schema.ts'
import { formatDate } from '#web/lib/format.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

interface DeviceItemProps {
  session: Session
  isEnding: boolean
  onEnd: () => void
}

/** The device in hand is left by Logout, which also cares for what is unsent. */
export function DeviceItem({ session, isEnding, onEnd }: DeviceItemProps) {
  const { id, device, address, is_current, created_at, last_used_at } = session
  const Icon = /Android|iOS/.test(device) ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-6 flex-none text-ink-muted" />
      <div id={`device-${id}`} className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {is_current ? <Badge tone="success">This device</Badge> : null}
        </p>
        <p className="text-ink-muted text-sm">
          Last used: <RelativeTime date={last_used_at} /> · Signed in: {formatDate(created_at)}
          {address ? ` · Network: ${address}` : null}
        </p>
      </div>
      {is_current ? null : (
        <Button
          variant="outline"
          size="small"
          isBusy={isEnding}
          busyLabel="Signing out..."
          aria-describedby={`device-${id}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
