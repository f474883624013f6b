import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface EraseDialogProps {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
}

export function EraseDialog({ isOpen, onClose, onConfirm }: EraseDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Erase my submission"
      actions={
        <>
          <Button variant="outline" onClick={onClose} autoFocus>
            Cancel
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            Erase for good
          </Button>
        </>
      }
    >
      Are you sure you want to erase your submission? This cannot be undone. If your plan has not reached you yet, we
      cannot write it any more.
    </Dialog>
  )
}
