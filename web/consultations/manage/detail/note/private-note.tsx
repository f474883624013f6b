import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { PrivateNoteInput, type PrivateNote as SavedNote } from '#domain/consultations/consultations.schema.ts'
import { PRIVATE_NOTE_MAX } from '#domain/consultations/request-rules.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { api } from '#web/lib/api/api.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { describeError } from '../../describe-error.ts'
import { OvertakenNote } from './overtaken-note.tsx'
import { useNoteDraft } from './use-note-draft.ts'

interface PrivateNoteProps {
  requestId: number
  userId: number
}

/** The dietitian's own, beside the Internal Notes that travel with the request. */
export function PrivateNote({ requestId, userId }: PrivateNoteProps) {
  return (
    <Card as="section" aria-labelledby="private-note-heading">
      <h2 id="private-note-heading" className="flex items-center gap-2 text-h4">
        <Lock aria-hidden="true" className="size-5" strokeWidth={1.75} />
        Private note
      </h2>
      <p className="mt-1 text-ink-muted">
        Only you can read this note. It is never shown to the client or to an admin.
      </p>
      <Loaded query={useQuery(privateNote(requestId))} skeleton={<Skeleton className="mt-4 h-40" />}>
        {(saved) => <NoteForm requestId={requestId} userId={userId} saved={saved} />}
      </Loaded>
    </Card>
  )
}

interface NoteFormProps {
  requestId: number
  userId: number
  saved: SavedNote
}

function validateText(note: string): string | undefined {
  return PrivateNoteInput.safeParse({ note }).error?.issues[0]?.message
}

/** What is typed stays in this browser until the server has it. */
function NoteForm({ requestId, userId, saved }: NoteFormProps) {
  const draft = useNoteDraft(requestId, userId, saved)
  const { mutateAsync: save, isPending, error, reset } = useSavePrivateNote(requestId)
  const [isAttempted, setAttempted] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { note, isChanged, isOvertaken } = draft
  const validationError = validateText(note)

  function handleWrite(written: string) {
    reset()
    setAttempted(false)
    draft.write(written)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    void handleSave(draft.upon)
  }

  /** @param upon `updated_at` of the note that this one is to replace */
  async function handleSave(upon: string | null) {
    setAttempted(true)
    if (validationError) field.current?.focus()
    if (validationError || !isChanged || isPending) return
    const stored = await save({ note, updated_at: upon }).catch(() => null)
    if (!stored) return
    if (isOvertaken) field.current?.focus()
    draft.forget()
    toast.success(stored.note ? 'Private note saved.' : 'Private note removed.')
  }

  function handleDiscard() {
    reset()
    setAttempted(false)
    draft.forget()
    field.current?.focus()
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4 grid gap-4">
      {error && !isOvertaken ? <Banner onDismiss={reset}>{describeError(error)}</Banner> : null}
      <TextareaField
        ref={field}
        id="private-note"
        label="Your note"
        value={note}
        onChange={(event) => handleWrite(event.target.value)}
        readOnly={isPending}
        error={isAttempted ? validationError : undefined}
        counter={{ used: note.length, max: PRIVATE_NOTE_MAX }}
        rows={3}
      />
      {isOvertaken ? (
        <OvertakenNote
          theirs={saved}
          isSaving={isPending}
          onOverwrite={() => handleSave(saved.updated_at)}
          onUseTheirs={handleDiscard}
        />
      ) : (
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
      )}
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

function privateNote(requestId: number) {
  return queryOptions({
    queryKey: ['private-note', requestId],
    queryFn: ({ signal }) => api.consultations.privateNote(requestId, { signal }),
  })
}

function useSavePrivateNote(requestId: number) {
  const queries = useQueryClient()
  const { queryKey } = privateNote(requestId)
  return useMutation({
    mutationFn: (input: PrivateNoteInput) => api.consultations.savePrivateNote(requestId, input),
    onSuccess: (stored) => queries.setQueryData(queryKey, stored),
    // Saved meanwhile on another device: what is there has to be seen first.
    onError: (error) =>
      error instanceof ApiError && error.status === 409 ? queries.invalidateQueries({ queryKey }) : undefined,
  })
}
