import { Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { SavedReply } from '#domain/saved-replies/saved-replies.schema.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { DeleteSavedReply } from './delete-saved-reply.tsx'

interface SavedReplyListProps {
  replies: readonly SavedReply[]
  /** The one that has just been edited takes the focus back. */
  focusId: number | null
  onEdit: (reply: SavedReply) => void
  onClose: () => void
}

export function SavedReplyList({ replies, focusId, onEdit, onClose }: SavedReplyListProps) {
  const [doomed, setDoomed] = useState<SavedReply | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const close = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (focusId !== null) list.current?.querySelector<HTMLElement>(`[data-edits="${focusId}"]`)?.focus()
  }, [focusId])

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
            <IconButton icon={Trash2} label={`Delete ${reply.title}`} onClick={() => setDoomed(reply)} />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex justify-end">
        <Button ref={close} variant="outline" onClick={onClose}>
          Done
        </Button>
      </div>
      <DeleteSavedReply reply={doomed} onClose={() => setDoomed(null)} returnTo={close} />
    </>
  )
}
