import { type FormEvent, useRef, useState } from 'react'
import { type PrivateNote, PrivateNoteInput } from '#domain/consultations/consultations.schema.ts'
import { PRIVATE_NOTE_MAX } from '#domain/consultations/request-rules.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { sentenceOf } from '../../sentence-of.ts'
import { useKeptText } from '../../use-kept-text.ts'
import { useKeepPrivateNote } from './private-note.queries.ts'

interface NoteFormProps {
  requestId: number
  userId: number
  saved: PrivateNote
}

function faultOf(note: string): string | undefined {
  return PrivateNoteInput.safeParse({ note }).error?.issues[0]?.message
}

/** What is typed stays in this browser until the server has it. */
export function NoteForm({ requestId, userId, saved }: NoteFormProps) {
  const draft = useKeptText(`private-note:${requestId}`, userId)
  const { mutateAsync: keep, isPending, error, reset } = useKeepPrivateNote(requestId)
  const [isAttempted, setAttempted] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const note = draft.text ?? saved.note
  const isChanged = note.trim() !== saved.note
  const fault = faultOf(note)

  function handleWrite(written: string) {
    reset()
    setAttempted(false)
    if (written === saved.note) draft.forget()
    else draft.write(written)
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setAttempted(true)
    if (fault) field.current?.focus()
    if (fault || !isChanged || isPending) return
    const kept = await keep(note).catch(() => null)
    if (!kept) return
    draft.forget()
    toast.success(kept.note ? 'Private note saved.' : 'Private note removed.')
  }

  function handleDiscard() {
    handleWrite(saved.note)
    field.current?.focus()
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4 grid gap-4">
      {error ? <Banner onDismiss={reset}>{sentenceOf(error)}</Banner> : null}
      <TextareaField
        ref={field}
        id="private-note"
        label="Your note"
        value={note}
        onChange={(event) => handleWrite(event.target.value)}
        readOnly={isPending}
        error={isAttempted ? fault : undefined}
        counter={{ used: note.length, max: PRIVATE_NOTE_MAX }}
        rows={3}
      />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <Button
          type="submit"
          variant="outline"
          isBusy={isPending}
          busyLabel="Saving..."
          disabledReason={isChanged ? undefined : 'Nothing has changed yet'}
        >
          Save note
        </Button>
        {isChanged ? (
          <Button variant="ghost" size="small" onClick={handleDiscard} aria-disabled={isPending || undefined}>
            Discard changes
          </Button>
        ) : null}
        <p role="status" className="text-ink-muted text-sm max-md:basis-full">
          {isChanged ? 'Unsaved changes' : saved.updated_at ? <Saved at={saved.updated_at} /> : null}
        </p>
      </div>
    </form>
  )
}

function Saved({ at }: { at: string }) {
  return (
    <>
      Last saved: <RelativeTime date={at} />
    </>
  )
}
