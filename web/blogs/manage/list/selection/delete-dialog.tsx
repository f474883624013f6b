import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { DeleteDialogControl } from './use-delete-dialog.ts'

type DeleteDialogProps = Pick<DeleteDialogControl, 'asked' | 'isBusy' | 'onCancel' | 'onConfirm'>

export function DeleteDialog({ asked, isBusy, onCancel, onConfirm }: DeleteDialogProps) {
  const count = asked.length
  const isOne = count <= 1
  return (
    <Dialog
      open={count > 0}
      onClose={onCancel}
      title={isOne ? 'Delete Blog' : `Delete ${count} Blogs`}
      actions={
        <>
          <Button variant="outline" onClick={onCancel} aria-disabled={isBusy || undefined} autoFocus>
            Cancel
          </Button>
          <Button variant="danger" onClick={onConfirm} isBusy={isBusy} busyLabel="Deleting...">
            Delete
          </Button>
        </>
      }
    >
      <p>
        {isOne
          ? 'Are you sure you want to delete this blog? This action cannot be undone.'
          : `Are you sure you want to delete ${count} blogs? This action cannot be undone.`}
      </p>
      {isOne ? <p className="wrap-anywhere mt-3 font-semibold">{asked[0]?.title}</p> : null}
    </Dialog>
  )
}
