import { useState } from 'react'
import type { SavedReply } from '#domain/saved-replies/saved-replies.schema.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { EditSavedReply } from './edit-saved-reply.tsx'
import { SavedReplyList } from './saved-reply-list.tsx'

interface ManageDialogProps {
  isOpen: boolean
  userId: number
  replies: readonly SavedReply[]
  onClose: () => void
}

/** The list, or one of it in editing. */
export function ManageDialog({ isOpen, userId, replies, onClose }: ManageDialogProps) {
  // Kept as it was: deleted elsewhere meanwhile, its text is still on the screen.
  const [edited, setEdited] = useState<SavedReply | null>(null)
  const [returnId, setReturnId] = useState<number | null>(null)

  function handleClose() {
    setEdited(null)
    setReturnId(null)
    onClose()
  }

  function handleEdited() {
    setReturnId(edited?.id ?? null)
    setEdited(null)
  }

  return (
    <Dialog open={isOpen} onClose={handleClose} title={edited ? 'Edit saved reply' : 'Saved replies'} size="wide">
      {edited ? (
        <EditSavedReply key={edited.id} userId={userId} reply={edited} onDone={handleEdited} />
      ) : (
        <SavedReplyList replies={replies} focusId={returnId} onEdit={setEdited} onClose={handleClose} />
      )}
    </Dialog>
  )
}
