import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, Pencil, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { SavedReply } from '#domain/saved-replies/saved-replies.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { describeError } from '../requests.queries.ts'
import { savedReplies, useSavedRepliesChange } from './saved-replies.queries.ts'
import { EditSavedReply, SaveReplyForm } from './saved-reply-forms.tsx'

interface SavedRepliesPanelProps {
  userId: number
  /** The current text of the reply. */
  text: string
  /** Why it cannot be saved, or null. */
  validationError: string | null
  onInsert: (reply: SavedReply) => void
}

/** Below the reply: inserts, edits and deletes saved replies in place, or saves the current text as one. */
export function SavedRepliesPanel({ userId, text, validationError, onInsert }: SavedRepliesPanelProps) {
  const { data, error, isFetching, refetch } = useQuery(savedReplies)
  const [shown, setShown] = useState<'form' | 'list' | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const id = useId()
  const listButton = useRef<HTMLButtonElement>(null)

  function show(part: 'form' | 'list') {
    setAnnouncement('')
    setShown(shown === part ? null : part)
  }

  /** Escape closes the list, and not a dialog around it. */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || shown !== 'list') return
    event.preventDefault()
    event.stopPropagation()
    setShown(null)
    listButton.current?.focus()
  }

  function handleInsert(reply: SavedReply) {
    setShown(null)
    onInsert(reply)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys belong to the buttons inside; it only listens
    <div className="grid grid-cols-1 gap-3" onKeyDown={handleKeyDown}>
      {error && !data ? <LoadFailure error={error} isRetrying={isFetching} onRetry={refetch} /> : null}
      <div className="flex flex-wrap items-center gap-2">
        {data ? (
          <Button
            ref={listButton}
            variant="outline"
            size="small"
            icon={shown === 'list' ? ChevronUp : ChevronDown}
            aria-expanded={shown === 'list'}
            aria-controls={id}
            onClick={() => show('list')}
          >
            Saved replies
          </Button>
        ) : null}
        <Button
          variant="ghost"
          size="small"
          aria-expanded={shown === 'form'}
          aria-controls={id}
          disabledReason={validationError ?? undefined}
          onClick={() => validationError || show('form')}
        >
          Save this reply
        </Button>
        <p role="status" className="wrap-anywhere text-ink-muted text-sm">
          {announcement}
        </p>
      </div>
      <div id={id} className="rounded-field border border-line p-4 empty:hidden">
        {shown === 'list' && data ? (
          <SavedReplyList userId={userId} replies={data.results} onInsert={handleInsert} />
        ) : null}
        {shown === 'form' ? (
          <SaveReplyForm
            userId={userId}
            body={text}
            onClose={() => setShown(null)}
            onSaved={(title) => {
              setAnnouncement(`Saved as “${title}”.`)
              setShown(null)
            }}
          />
        ) : null}
      </div>
    </div>
  )
}

interface SavedReplyListProps {
  userId: number
  replies: readonly SavedReply[]
  onInsert: (reply: SavedReply) => void
}

/** Edits or deletes one reply at a time, in place. */
function SavedReplyList({ userId, replies, onInsert }: SavedReplyListProps) {
  // A copy, so that its text stays on the screen if it is deleted elsewhere.
  const [edited, setEdited] = useState<SavedReply | null>(null)
  const [deletedId, setDeletedId] = useState<number | null>(null)
  const list = useRef<HTMLDivElement>(null)

  // The edited entry, which takes the focus back.
  const editedId = useRef<number | null>(null)
  useEffect(() => {
    if (edited) editedId.current = edited.id
    else list.current?.querySelector<HTMLElement>(`[data-edits="${editedId.current}"]`)?.focus()
  }, [edited])

  if (edited) return <EditSavedReply key={edited.id} userId={userId} reply={edited} onDone={() => setEdited(null)} />
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {replies.length === 0 ? (
        <p className="text-ink-muted text-sm">
          No saved replies yet. Write a reply you use often, then choose “Save this reply”.
        </p>
      ) : null}
      <ul aria-label="Saved replies" className="divide-y divide-line empty:hidden">
        {replies.map((reply) => (
          <li key={reply.id} className="py-1">
            {reply.id === deletedId ? (
              <Deletion
                reply={reply}
                onDone={() => {
                  setDeletedId(null)
                  list.current?.focus()
                }}
              />
            ) : (
              <div className="flex items-center gap-1">
                <button
                  type="button"
                  className="min-h-11 min-w-0 flex-1 rounded-field px-3 py-2 text-start hover:bg-primary-soft hover:text-on-primary-soft"
                  onClick={() => onInsert(reply)}
                >
                  <span className="wrap-anywhere block font-semibold">{reply.title}</span>
                  <span className="block truncate text-ink-muted text-sm">{reply.body}</span>
                </button>
                <IconButton
                  icon={Pencil}
                  label={`Edit ${reply.title}`}
                  data-edits={reply.id}
                  onClick={() => setEdited(reply)}
                />
                <IconButton icon={Trash2} label={`Delete ${reply.title}`} onClick={() => setDeletedId(reply.id)} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Asks for confirmation in place of the entry. */
function Deletion({ reply, onDone }: { reply: SavedReply; onDone: () => void }) {
  const { mutate, isPending, error } = useSavedRepliesChange((id: number) => api.savedReplies.delete(id))
  const question = useRef<HTMLParagraphElement>(null)

  useEffect(() => question.current?.focus(), [])

  return (
    <div className="grid gap-3 py-2">
      {error ? <Banner>{describeError(error)}</Banner> : null}
      <p ref={question} tabIndex={-1} className="wrap-anywhere outline-none">
        Delete “{reply.title}”? You can’t undo this.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          size="small"
          isBusy={isPending}
          busyLabel="Deleting..."
          onClick={() => isPending || mutate(reply.id, { onSuccess: onDone })}
        >
          Delete
        </Button>
        <Button variant="outline" size="small" onClick={() => isPending || onDone()}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
