import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { SavedReply } from '#domain/saved-replies/saved-replies.schema.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { savedReplies } from './saved-replies.queries.ts'
import { SaveReplyForm } from './saved-reply-forms.tsx'
import { SavedReplyList } from './saved-reply-list.tsx'

interface SavedRepliesPanelProps {
  userId: number
  /** The reply as it is written now. */
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
