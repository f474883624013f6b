import { useState } from 'react'
import { forgetInput, keepInput, keptInput } from '#web/lib/forms/kept-input.ts'

interface ReplyDraft {
  text: string
  write: (text: string) => void
  /** The reply was sent. */
  forget: () => void
}

/** The unsent reply to a request: outlives the dialog, a reload and an expired session, for the person who wrote it. */
export function useReplyDraft(requestId: number, userId: number): ReplyDraft {
  const name = `reply:${requestId}`
  const [text, setText] = useState(() => keptInput(name, userId) ?? '')
  return {
    text,
    write: (written) => {
      setText(written)
      keepInput(name, written, userId)
    },
    forget: () => {
      setText('')
      forgetInput(name, userId)
    },
  }
}
