import { useEffect, useRef } from 'react'
import type { PrivateNote } from '#domain/consultations/consultations.schema.ts'
import { PRIVATE_NOTE_CHANGED } from '#domain/consultations/request-rules.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { Button } from '#web/ui/button.tsx'

interface OvertakenNoteProps {
  theirs: PrivateNote
  isSaving: boolean
  onOverwrite: () => void
  onUseTheirs: () => void
}

/** Shows the note saved on another device, and lets the user choose between the two. */
export function OvertakenNote({ theirs, isSaving, onOverwrite, onUseTheirs }: OvertakenNoteProps) {
  const section = useRef<HTMLElement>(null)

  // The button that had the focus has disappeared.
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus()
  }, [])

  return (
    <section ref={section} tabIndex={-1} aria-labelledby="overtaken-note" className="grid gap-3 outline-none">
      <div role="alert">
        <h3 id="overtaken-note" className="font-semibold">
          {PRIVATE_NOTE_CHANGED}
        </h3>
      </div>
      {theirs.updated_at === null ? (
        <p>This note was deleted after you started writing.</p>
      ) : (
        <div className="rounded-field bg-sunken p-4">
          <p className="text-ink-muted text-sm">
            Saved after you started writing: <RelativeTime date={theirs.updated_at} />
          </p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">{theirs.note}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isSaving} busyLabel="Saving..." onClick={onOverwrite}>
          Keep mine
        </Button>
        <Button variant="outline" onClick={onUseTheirs} aria-disabled={isSaving || undefined}>
          Use theirs
        </Button>
      </div>
    </section>
  )
}
