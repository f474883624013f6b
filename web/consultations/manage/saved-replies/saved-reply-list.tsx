import { Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { SavedReply } from '#domain/saved-replies/saved-replies.schema.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { describeError } from '../describe-error.ts'
import { useDeleteSavedReply } from './saved-replies.queries.ts'

interface SavedReplyListProps {
  replies: readonly SavedReply[]
  /** The one that has just been edited takes the focus back. */
  focusId: number | null
  onEdit: (reply: SavedReply) => void
  onClose: () => void
}

export function SavedReplyList({ replies, focusId, onEdit, onClose }: SavedReplyListProps) {
  const [deleted, setDeleted] = useState<SavedReply | null>(null)
  const { mutate, isPending, error, reset } = useDeleteSavedReply()
  const list = useRef<HTMLUListElement>(null)
  const close = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (focusId !== null) list.current?.querySelector<HTMLElement>(`[data-edits="${focusId}"]`)?.focus()
  }, [focusId])

  function handleClose() {
    reset()
    setDeleted(null)
  }

  return (
    <>
      {replies.length === 0 ? <p className="text-ink-muted">No saved replies yet.</p> : null}
      <ul ref={list} className="mt-2 divide-y divide-line">
        {replies.map((reply) => (
          <li key={reply.id} className="flex items-center gap-2 py-3">
            <div className="min-w-0 flex-1">
              <p className="break-words font-semibold">{reply.title}</p>
              <p className="line-clamp-2 break-words text-ink-muted text-sm">{reply.body}</p>
            </div>
            <IconButton
              icon={Pencil}
              label={`Edit ${reply.title}`}
              data-edits={reply.id}
              onClick={() => onEdit(reply)}
            />
            <IconButton icon={Trash2} label={`Delete ${reply.title}`} onClick={() => setDeleted(reply)} />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex justify-end">
        <Button ref={close} variant="outline" onClick={onClose}>
          Done
        </Button>
      </div>
      <ConfirmDialog
        open={deleted !== null}
        onClose={handleClose}
        // The button that asked for it goes with its entry.
        returnTo={close}
        isBusy={isPending}
        error={error && describeError(error)}
        title="Delete saved reply"
        action="Delete"
        busy="Deleting..."
        onConfirm={() => deleted && mutate(deleted.id, { onSuccess: handleClose })}
      >
        <p>Are you sure you want to delete this saved reply? This action cannot be undone.</p>
        <p className="mt-3 break-words font-semibold">{deleted?.title}</p>
      </ConfirmDialog>
    </>
  )
}
