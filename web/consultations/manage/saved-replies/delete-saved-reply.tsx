import type { RefObject } from 'react'
import type { SavedReply } from '#domain/saved-replies/saved-replies.schema.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { describeError } from '../describe-error.ts'
import { useDeleteSavedReply } from './saved-replies.queries.ts'

interface DeleteSavedReplyProps {
  /** null: nothing is asked. */
  reply: SavedReply | null
  onClose: () => void
  /** Gets the focus when the button that asked for it has gone with its entry. */
  returnTo: RefObject<HTMLElement | null>
}

export function DeleteSavedReply({ reply, onClose, returnTo }: DeleteSavedReplyProps) {
  const { mutateAsync: remove, isPending, error, reset } = useDeleteSavedReply()

  function handleCancel() {
    reset()
    onClose()
  }

  async function handleConfirm() {
    if (!reply) return
    const isDone = await remove(reply.id).then(
      () => true,
      () => false,
    )
    if (isDone) onClose()
  }

  return (
    <Dialog
      open={reply !== null}
      onClose={handleCancel}
      returnTo={returnTo}
      title="Delete saved reply"
      actions={
        <>
          <Button variant="outline" onClick={handleCancel} aria-disabled={isPending || undefined} autoFocus>
            Cancel
          </Button>
          <Button variant="danger" onClick={handleConfirm} isBusy={isPending} busyLabel="Deleting...">
            Delete
          </Button>
        </>
      }
    >
      {error ? <Banner className="mb-3">{describeError(error)}</Banner> : null}
      <p>Are you sure you want to delete this saved reply? This action cannot be undone.</p>
      <p className="mt-3 break-words font-semibold">{reply?.title}</p>
    </Dialog>
  )
}
