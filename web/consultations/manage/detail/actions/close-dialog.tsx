import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface CloseDialogProps {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
}

export function CloseDialog({ isOpen, onClose, onConfirm }: CloseDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Close Request"
      actions={
        <>
          <Button variant="outline" onClick={onClose} autoFocus>
            Cancel
          </Button>
          <Button onClick={onConfirm}>Close request</Button>
        </>
      }
    >
      Are you sure you want to close this request? The client cannot answer in it any more until you send a new reply.
    </Dialog>
  )
}
