import { useQuery } from '@tanstack/react-query'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { sessionsPage, useEndOtherSessions } from '../devices/devices.queries.ts'

/** A device that is signed in already is not asked for the second step: its owner may want to end that now. */
export function EndOthers() {
  const { data, isPending: isLoading } = useQuery({ ...sessionsPage(1), staleTime: 0 })
  const { mutate, isPending, isSuccess, error } = useEndOtherSessions()
  if (isSuccess) return <p role="status">All other devices are signed out.</p>
  if (isLoading || data?.count === 1) return null
  return (
    <div className="grid gap-3 border-line border-t pt-5">
      {error ? <Banner>{error.message}</Banner> : null}
      <p>Other devices are still signed in without the second step. Sign them out if you don’t recognise them all.</p>
      <Button
        variant="outline"
        size="small"
        isBusy={isPending}
        busyLabel="Signing out..."
        className="justify-self-start"
        onClick={() => mutate()}
      >
        Sign out of all other devices
      </Button>
    </div>
  )
}
