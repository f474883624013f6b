import { CircleX } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface CloseActionProps {
  isLocked: boolean
  className?: string
  /** The person who may reopen the request by sending a new reply. */
  replier: string
  onClose: () => void
}

export function CloseAction({ isLocked, className, replier, onClose }: CloseActionProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        className={className}
        icon={CircleX}
        aria-disabled={isLocked || undefined}
        onClick={() => isLocked || setAsked(true)}
      >
        Close
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Close Request"
        action="Close request"
        isSafe
        onConfirm={() => {
          setAsked(false)
          onClose()
        }}
      >
        Close this request? The client can’t write in it until {replier} a new reply.
      </ConfirmDialog>
    </>
  )
}
