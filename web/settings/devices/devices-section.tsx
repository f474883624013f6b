import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { SESSIONS_SHOWN, type Session } from '#domain/accounts/security.schema.ts'
import { countPages } from '#domain/http/pages/page-count.ts'
import { formatDate } from '#web/lib/format.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { SettingsSection } from '../settings-section.tsx'
import { sessionsPage, useEndOtherSessions, useEndSession } from './devices.queries.ts'

export function DevicesSection() {
  const [page, setPage] = useState(1)
  const skeleton = (
    <Card>
      <Skeleton className="h-20" />
    </Card>
  )
  return (
    <SettingsSection
      id="devices"
      title="Signed-in devices"
      lead="Where you’re signed in. Sign out any device you don’t recognise, then change your password."
    >
      <Loaded query={useQuery(sessionsPage(page))} skeleton={skeleton}>
        {(sessions) => <DeviceList sessions={sessions} page={page} onPage={setPage} />}
      </Loaded>
    </SettingsSection>
  )
}

interface DeviceListProps {
  sessions: { count: number; results: Session[] }
  page: number
  onPage: (page: number) => void
}

function DeviceList({ sessions, page, onPage }: DeviceListProps) {
  const { count, results } = sessions
  const list = useRef<HTMLUListElement>(null)
  const endOne = useEndSession()
  const endOthers = useEndOtherSessions()

  /** The button disappears with its device, so the list takes the focus. */
  async function handleEnd(ending: Promise<unknown>, success: string) {
    try {
      await ending
      onPage(1)
      list.current?.focus()
      toast.success(success)
    } catch (error) {
      toast.error((error as Error).message)
    }
  }
  return (
    <Card className="grid gap-5">
      <ul ref={list} tabIndex={-1} aria-label="Devices" className="divide-y divide-line outline-none">
        {results.map((session) => (
          <DeviceItem
            key={session.id}
            session={session}
            isEnding={endOne.isPending && endOne.variables === session.id}
            onEnd={() => handleEnd(endOne.mutateAsync(session.id), `${session.device} is signed out.`)}
          />
        ))}
      </ul>
      <Pagination page={page} pages={countPages(count, SESSIONS_SHOWN)} onPage={onPage} label="Pages of devices" />
      {count > 1 ? (
        <Button
          variant="outline"
          isBusy={endOthers.isPending}
          busyLabel="Signing out..."
          className="justify-self-start"
          onClick={() => handleEnd(endOthers.mutateAsync(), 'All other devices are signed out.')}
        >
          Sign out of all other devices
        </Button>
      ) : null}
    </Card>
  )
}

/** The current device has no button: Logout also saves unsaved work. */
function DeviceItem({ session, isEnding, onEnd }: { session: Session; isEnding: boolean; onEnd: () => void }) {
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
