import { useRef } from 'react'
import { SESSIONS_SHOWN, type Session } from '#domain/accounts/security.schema.ts'
import { countPages } from '#domain/http/page-count.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { toast } from '#web/ui/toast.ts'
import { DeviceItem } from './device-item.tsx'
import { useEndOtherSessions, useEndSession } from './devices.queries.ts'

interface DeviceListProps {
  sessions: { count: number; results: Session[] }
  page: number
  onPage: (page: number) => void
}

export function DeviceList({ sessions, page, onPage }: DeviceListProps) {
  const { count, results } = sessions
  const list = useRef<HTMLUListElement>(null)
  const endOne = useEndSession()
  const endOthers = useEndOtherSessions()

  /** The pressed button goes with its device: the focus stays in the list. */
  async function handleEnd(ending: Promise<unknown>, said: string) {
    try {
      await ending
      onPage(1)
      list.current?.focus()
      toast.success(said)
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
