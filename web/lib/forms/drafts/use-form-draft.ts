import { useEffect, useEffectEvent, useState } from 'react'
import { clearFormDraft, onFormDraftChange, readFormDraft, saveFormDraft } from './form-draft.ts'

export interface FormDraft {
  /** null: no draft. */
  text: string | null
  /** Another tab wrote the text and is responsible for saving it. */
  isTheirs: boolean
  write: (text: string) => void
  /** Call this after the text was sent or saved. */
  clear: () => void
  /** Marks the field, so that text from another tab does not replace what the user is typing here. */
  field: { 'data-draft': string }
}

function isBeingEdited(name: string): boolean {
  const focused = document.activeElement
  return document.hasFocus() && focused instanceof HTMLElement && focused.dataset.draft === name
}

/**
 * Text that survives closing its dialog, a reload and an expired session, for the user who typed it. Other tabs show
 * the same text; once it is sent in one tab it disappears from all.
 * @param onCleared called when another tab has sent or saved it
 */
export function useFormDraft(name: string, userId: number | null, onCleared?: () => void): FormDraft {
  const [text, setText] = useState(() => readFormDraft(name, userId))
  const [isTheirs, setTheirs] = useState(false)

  const follow = useEffectEvent((theirs: string | null, before: string | null) => {
    if (isBeingEdited(name) && (theirs !== null || text !== before)) return
    setText(theirs)
    setTheirs(theirs !== null)
    if (theirs === null) onCleared?.()
  })
  useEffect(() => onFormDraftChange(name, userId, (theirs, before) => follow(theirs, before)), [name, userId])

  return {
    text,
    isTheirs,
    write: (written) => {
      setText(written)
      setTheirs(false)
      saveFormDraft(name, written, userId)
    },
    clear: () => {
      setText(null)
      setTheirs(false)
      clearFormDraft(name, userId)
    },
    field: { 'data-draft': name },
  }
}
