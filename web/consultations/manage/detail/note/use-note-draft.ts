import { useLayoutEffect, useRef } from 'react'
import type { PrivateNote } from '#domain/consultations/consultations.schema.ts'
import { useFormDraft } from '#web/lib/forms/drafts/use-form-draft.ts'

interface Draft {
  note: string
  /** `updated_at` of the note on which the draft is based. */
  basedOn: string | null
}

function parse(formDraft: string | null): Draft | null {
  if (formDraft === null) return null
  try {
    const draft = JSON.parse(formDraft)
    if (typeof draft?.note === 'string') return { note: draft.note, basedOn: draft.basedOn ?? null }
  } catch {
    // Plain text, as an earlier version of this screen stored it.
  }
  return { note: formDraft, basedOn: null }
}

/** Stores the text in this browser, with the version it is based on, until the server has stored it. */
export function useNoteDraft(requestId: number, userId: number, saved: PrivateNote, onSavedElsewhere: () => void) {
  const formDraft = useFormDraft(`private-note:${requestId}`, userId, onSavedElsewhere)
  const draft = parse(formDraft.text)
  const note = draft?.note ?? saved.note
  const basedOn = draft ? draft.basedOn : saved.updated_at
  const isChanged = note.trim() !== saved.note
  const latest = useRef(note)
  useLayoutEffect(() => {
    latest.current = note
  }, [note])

  function saveDraft(written: string, savedNote: string, basedOn: string | null) {
    if (written === savedNote) formDraft.clear()
    else formDraft.write(JSON.stringify({ note: written, basedOn } satisfies Draft))
  }

  return {
    note,
    field: formDraft.field,
    /** Another tab is writing the note and will save it. */
    isTheirs: formDraft.isTheirs,
    basedOn,
    isChanged,
    /** Another device has saved since the user began to write. */
    hasConflict: isChanged && basedOn !== saved.updated_at,
    write: (written: string) => saveDraft(written, saved.note, basedOn),
    /**
     * Call this when the server has stored the text; anything typed since is kept as a newer draft. Trailing spaces,
     * which the server trims, are kept only while the user is writing.
     */
    markSaved: (stored: PrivateNote, isWriting: boolean) => {
      const isSame = latest.current.trim() === stored.note
      if (isSame && !isWriting) formDraft.clear()
      else saveDraft(latest.current, stored.note, stored.updated_at)
    },
    clear: formDraft.clear,
  }
}
