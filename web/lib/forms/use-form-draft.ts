import { useState } from 'react'
import { clearFormDraft, readFormDraft, saveFormDraft } from './form-draft.ts'

export interface FormDraft {
  /** null: no draft. */
  text: string | null
  write: (text: string) => void
  /** After it was sent or saved. */
  forget: () => void
}

/** Text that survives closing its dialog, a reload and an expired session, for the user who typed it. */
export function useFormDraft(name: string, userId: number | null): FormDraft {
  const [text, setText] = useState(() => readFormDraft(name, userId))
  return {
    text,
    write: (written) => {
      setText(written)
      saveFormDraft(name, written, userId)
    },
    forget: () => {
      setText(null)
      clearFormDraft(name, userId)
    },
  }
}
