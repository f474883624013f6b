import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Settings2 } from 'lucide-react'
import { useState } from 'react'
import type { SavedReply } from '#domain/saved-replies/saved-replies.schema.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { EditSavedReply } from './edit-saved-reply.tsx'
import { SaveReplyForm } from './save-reply-form.tsx'
import { savedReplies } from './saved-replies.queries.ts'
import { SavedReplyList } from './saved-reply-list.tsx'

interface SavedRepliesBarProps {
  userId: number
  /** The reply as it is written now. */
  text: string
  /** Why it cannot be saved, or null. */
  validationError: string | null
  onInsert: (reply: SavedReply) => void
}

/** Below the reply: inserts a saved reply, or saves the current text as one. */
export function SavedRepliesBar({ userId, text, validationError, onInsert }: SavedRepliesBarProps) {
  const { data, error, isFetching, refetch } = useQuery(savedReplies())
  const [opened, setOpened] = useState<'saving' | 'managing' | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const handleClose = () => setOpened(null)

  function handleSave() {
    setAnnouncement('')
    if (!validationError) setOpened('saving')
  }

  return (
    <div>
      {error && !data ? <LoadFailure error={error} isRetrying={isFetching} onRetry={refetch} /> : null}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        {data ? (
          <SavedRepliesMenu replies={data.results} onInsert={onInsert} onManage={() => setOpened('managing')} />
        ) : null}
        <Button variant="ghost" size="small" disabledReason={validationError ?? undefined} onClick={handleSave}>
          Save this reply
        </Button>
        <p role="status" className="break-words text-ink-muted text-sm">
          {announcement}
        </p>
      </div>
      <Dialog open={opened === 'saving'} onClose={handleClose} title="Save this reply">
        <SaveReplyForm
          userId={userId}
          body={text}
          onClose={handleClose}
          onSaved={(title) => {
            setAnnouncement(`Saved as “${title}”.`)
            handleClose()
          }}
        />
      </Dialog>
      <ManageDialog
        isOpen={opened === 'managing'}
        userId={userId}
        replies={data?.results ?? []}
        onClose={handleClose}
      />
    </div>
  )
}

interface ManageDialogProps {
  isOpen: boolean
  userId: number
  replies: readonly SavedReply[]
  onClose: () => void
}

/** The list, or one of it in editing. */
function ManageDialog({ isOpen, userId, replies, onClose }: ManageDialogProps) {
  // A copy, so that its text stays on the screen when it is deleted elsewhere.
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

interface SavedRepliesMenuProps {
  replies: readonly SavedReply[]
  onInsert: (reply: SavedReply) => void
  onManage: () => void
}

const TRIGGER =
  'inline-flex min-h-11 items-center gap-2 rounded-pill border-[1.5px] border-line-strong px-4 pt-0.5 font-semibold text-sm hover:bg-primary-soft hover:text-on-primary-soft'
const ENTRY =
  'block min-h-11 w-full rounded-field px-3 pt-2 pb-1.5 text-start hover:bg-primary-soft hover:text-on-primary-soft'

function SavedRepliesMenu({ replies, onInsert, onManage }: SavedRepliesMenuProps) {
  return (
    <Menu
      align="start"
      triggerClassName={TRIGGER}
      trigger={
        <>
          Saved replies
          <ChevronDown aria-hidden="true" className="icon" />
        </>
      }
    >
      {replies.length === 0 ? (
        <p className="px-3 py-2 text-ink-muted text-sm">
          No saved replies yet. Write what you answer often and choose “Save this reply”.
        </p>
      ) : (
        <ul>
          {replies.map((reply) => (
            <li key={reply.id}>
              <button type="button" className={ENTRY} onClick={() => onInsert(reply)}>
                <span className="block break-words font-semibold">{reply.title}</span>
                <span className="block truncate text-ink-muted text-sm">{reply.body}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {replies.length > 0 ? (
        <p className="mt-2 border-line border-t pt-2">
          <button type="button" className={ENTRY} onClick={onManage}>
            <span className="flex items-center gap-2 font-semibold">
              <Settings2 aria-hidden="true" className="icon" />
              Manage saved replies
            </span>
          </button>
        </p>
      ) : null}
    </Menu>
  )
}
