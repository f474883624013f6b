import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { beforeLogout } from '#web/lib/session/before-logout.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface LeaveDialogProps {
  /** Asked at the moment of leaving. */
  mustAsk: () => boolean
  /** Sends what is not sent yet; whether nothing is lost now, even if this browser forgets everything. */
  keepAll?: () => Promise<boolean>
  /** What becomes of the changes. */
  onPageChange: string
  onLogout: string
}

const keepsNothing = async () => false

/** Stands between unsaved changes and another page; for closing the tab the browser asks in its own words. */
export function LeaveDialog({ mustAsk, keepAll = keepsNothing, onPageChange, onLogout }: LeaveDialogProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => mustAsk() && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    function handleBeforeUnload(event: BeforeUnloadEvent) {
      if (mustAsk()) event.preventDefault()
    }
    window.addEventListener('beforeunload', handleBeforeUnload)
    return () => window.removeEventListener('beforeunload', handleBeforeUnload)
  }, [mustAsk])

  useEffect(
    () => beforeLogout({ keepAll: async () => !mustAsk() || keepAll(), loss: onLogout }),
    [mustAsk, keepAll, onLogout],
  )

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Unsaved changes"
      actions={
        <>
          <Button variant="outline" onClick={() => blocker.reset?.()}>
            Stay
          </Button>
          <Button onClick={() => blocker.proceed?.()}>Leave</Button>
        </>
      }
    >
      <p>{onPageChange}</p>
    </Dialog>
  )
}
