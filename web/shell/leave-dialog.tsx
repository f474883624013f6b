import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { beforeLogout } from '#web/lib/session/before-logout.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface LeaveDialogProps {
  hasUnsavedChanges: () => boolean
  /** Saves what is unsaved; resolves to whether nothing would be lost if the browser's storage were erased. */
  flush?: () => Promise<boolean>
  /** What happens to the changes. */
  onPageChange: string
  onLogout: string
}

const savesNothing = async () => false

/** Asks before the user leaves unsaved changes for another page; when the tab closes, the browser itself asks. */
export function LeaveDialog({ hasUnsavedChanges, flush = savesNothing, onPageChange, onLogout }: LeaveDialogProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsavedChanges() && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    function handleBeforeUnload(event: BeforeUnloadEvent) {
      if (hasUnsavedChanges()) event.preventDefault()
    }
    window.addEventListener('beforeunload', handleBeforeUnload)
    return () => window.removeEventListener('beforeunload', handleBeforeUnload)
  }, [hasUnsavedChanges])

  useEffect(
    () => beforeLogout({ flush: async () => !hasUnsavedChanges() || flush(), loss: onLogout }),
    [hasUnsavedChanges, flush, onLogout],
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
