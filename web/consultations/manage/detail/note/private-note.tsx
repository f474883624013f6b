import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { PrivateNoteInput, type PrivateNote as SavedNote } from '#domain/consultations/consultations.schema.ts'
import { PRIVATE_NOTE_CHANGED, PRIVATE_NOTE_MAX } from '#domain/consultations/request-rules.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { api } from '#web/lib/api/api.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { LeaveDialog } from '#web/shell/leave-dialog.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { describeError } from '../../requests.queries.ts'
import { useNoteDraft } from './use-note-draft.ts'

/** The dietitian's own note, separate from the Internal Notes stored with the request. */
export function PrivateNote({ requestId, userId }: { requestId: number; userId: number }) {
  return (
    <Card as="section" aria-labelledby="private-note-heading">
      <h2 id="private-note-heading" className="flex items-center gap-2 text-h4">
        <Lock aria-hidden="true" className="size-5" strokeWidth={1.75} />
        Private note
      </h2>
      <p className="mt-1 text-ink-muted">Only you can read this note. Clients and admins never see it.</p>
      <Loaded query={useQuery(privateNote(requestId))} skeleton={<Skeleton className="mt-4 h-40" />}>
        {(saved) => <NoteForm requestId={requestId} userId={userId} saved={saved} />}
      </Loaded>
    </Card>
  )
}

function validateText(note: string): string | undefined {
  return PrivateNoteInput.safeParse({ note }).error?.issues[0]?.message
}

/** Saves after this pause in typing. */
const AUTOSAVE_MS = 1500

/**
 * Text stays in this browser until the server has stored it; it is saved after a pause in typing or on leaving the
 * field.
 */
function NoteForm({ requestId, userId, saved }: { requestId: number; userId: number; saved: SavedNote }) {
  const queries = useQueryClient()
  const draft = useNoteDraft(
    requestId,
    userId,
    saved,
    () => void queries.invalidateQueries({ queryKey: privateNote(requestId).queryKey }),
  )
  const { mutateAsync: save, isPending, error, reset } = useSavePrivateNote(requestId)
  const field = useRef<HTMLTextAreaElement>(null)
  const { note, isChanged, hasConflict } = draft
  const validationError = validateText(note)
  const isSaveBlocked = isChanged && (validationError !== undefined || error !== null || hasConflict)
  const isSaveDue = isChanged && !isSaveBlocked && !isPending && !draft.isTheirs

  const saveDue = useEffectEvent(() => void handleSave(draft.basedOn))
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the text restarts the delay
  useEffect(() => {
    if (!isSaveDue) return
    const timer = setTimeout(saveDue, AUTOSAVE_MS)
    return () => clearTimeout(timer)
  }, [isSaveDue, note])

  /** @param basedOn `updated_at` of the note to replace */
  async function handleSave(basedOn: string | null) {
    if (validationError) field.current?.focus()
    if (validationError || !isChanged || isPending) return
    const stored = await save({ note, updated_at: basedOn }).catch(() => null)
    if (!stored) return
    draft.markSaved(stored, document.activeElement === field.current)
    if (hasConflict) field.current?.focus()
  }

  function handleDiscard() {
    reset()
    draft.clear()
    field.current?.focus()
  }

  return (
    <div className="mt-4 grid gap-4">
      {error && !hasConflict ? (
        <Banner action={{ label: 'Retry', onClick: () => handleSave(draft.basedOn), isBusy: isPending }}>
          {describeError(error)}
        </Banner>
      ) : null}
      <TextareaField
        ref={field}
        {...draft.field}
        id="private-note"
        label="Your note"
        value={note}
        onChange={(event) => {
          reset()
          draft.write(event.target.value)
        }}
        onBlur={() => (isSaveDue ? handleSave(draft.basedOn) : undefined)}
        error={validationError}
        counter={{ used: note.length, max: PRIVATE_NOTE_MAX }}
        rows={3}
      />
      {hasConflict && !isPending ? (
        <NoteConflict theirs={saved} onOverwrite={() => handleSave(saved.updated_at)} onUseTheirs={handleDiscard} />
      ) : (
        <p role="status" className="min-h-6 text-ink-muted text-sm">
          {isPending ? 'Saving...' : isChanged ? 'Not saved yet' : <Saved at={saved.updated_at} />}
        </p>
      )}
      <LeaveDialog
        hasUnsavedChanges={() => isSaveBlocked}
        onPageChange="We couldn’t save your private note. It’s still in this browser, so you’ll find it here."
        onLogout="We couldn’t save a private note. You would lose it."
      />
    </div>
  )
}

interface NoteConflictProps {
  theirs: SavedNote
  onOverwrite: () => void
  onUseTheirs: () => void
}

/** Shows the note saved on another device, and lets the user choose between the two. */
function NoteConflict({ theirs, onOverwrite, onUseTheirs }: NoteConflictProps) {
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
        <Button onClick={onOverwrite}>Keep mine</Button>
        <Button variant="outline" onClick={onUseTheirs}>
          Use theirs
        </Button>
      </div>
    </section>
  )
}

function Saved({ at }: { at: string | null }) {
  if (at === null) return 'Saved as you write.'
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
    // Another device has saved in the meantime: show its note before overwriting it.
    onError: (error) =>
      error instanceof ApiError && error.status === 409 ? queries.invalidateQueries({ queryKey }) : undefined,
  })
}
