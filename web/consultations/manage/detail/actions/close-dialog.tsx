import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface CloseDialogProps {
  isOpen: boolean
  /** What follows from it, for whoever closes. */
  text?: string
  onClose: () => void
  onConfirm: () => void
}

const TEXT =
  'Are you sure you want to close this request? The client cannot answer in it any more until you send a new reply.'

export function CloseDialog({ isOpen, text = TEXT, onClose, onConfirm }: CloseDialogProps) {
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
      {text}
    </Dialog>
  )
}
