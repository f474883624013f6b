import type { PrivateNote } from '#domain/consultations/consultations.schema.ts'
import { useFormDraft } from '#web/lib/forms/use-form-draft.ts'

interface Draft {
  note: string
  /** `updated_at` of the note on which the draft is based. */
  upon: string | null
}

function parse(formDraft: string | null): Draft | null {
  if (formDraft === null) return null
  try {
    const draft = JSON.parse(formDraft)
    if (typeof draft?.note === 'string') return { note: draft.note, upon: draft.upon ?? null }
  } catch {
    // Plain text, as an earlier version of this screen stored it.
  }
  return { note: formDraft, upon: null }
}

/** Stores what is typed in this browser, with the version it is based on, until the server has it. */
export function useNoteDraft(requestId: number, userId: number, saved: PrivateNote) {
  const formDraft = useFormDraft(`private-note:${requestId}`, userId)
  const draft = parse(formDraft.text)
  const note = draft?.note ?? saved.note
  const upon = draft ? draft.upon : saved.updated_at
  const isChanged = note.trim() !== saved.note
  return {
    note,
    upon,
    isChanged,
    /** Another device has saved since the writing began. */
    isOvertaken: isChanged && upon !== saved.updated_at,
    write: (written: string) => {
      if (written === saved.note) formDraft.forget()
      else formDraft.write(JSON.stringify({ note: written, upon } satisfies Draft))
    },
    forget: formDraft.forget,
  }
}
