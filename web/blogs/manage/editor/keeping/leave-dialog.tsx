import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface LeaveDialogProps {
  /** Asked at the moment of leaving. */
  mustAsk: () => boolean
}

/** Stands between unsaved changes and another page; for closing the tab the browser asks in its own words. */
export function LeaveDialog({ mustAsk }: LeaveDialogProps) {
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

  const stay = () => blocker.reset?.()
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title="Unsaved changes"
      actions={
        <>
          <Button variant="outline" onClick={stay}>
            Stay
          </Button>
          <Button onClick={() => blocker.proceed?.()}>Leave</Button>
        </>
      }
    >
      <p>
        Your changes are not saved in the article. If you leave, they are kept for you and offered when you come back.
      </p>
    </Dialog>
  )
}
