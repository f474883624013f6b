import { useState } from 'react'
import { forgetInput, keepInput, keptInput } from './kept-input.ts'

export interface KeptText {
  /** null: nothing is kept. */
  text: string | null
  write: (text: string) => void
  /** It was sent or saved. */
  forget: () => void
}

/** What is typed outlives its dialog, a reload and an expired session, for the person who wrote it. */
export function useKeptText(name: string, userId: number | null): KeptText {
  const [text, setText] = useState(() => keptInput(name, userId))
  return {
    text,
    write: (written) => {
      setText(written)
      keepInput(name, written, userId)
    },
    forget: () => {
      setText(null)
      forgetInput(name, userId)
    },
  }
}
