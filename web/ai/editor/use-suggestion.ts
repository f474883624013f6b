import { useRef, useState } from 'react'
import { useAiCall } from '../use-ai-call.ts'

/** Text that a suggestion has replaced, and its replacement. */
interface Applied {
  before: string
  after: string
}

/** An AI suggestion for a text in the editor, to use or discard, and what Undo needs after it was used. */
export function useSuggestion<Arguments extends unknown[], Suggestion>(
  request: (signal: AbortSignal, ...args: Arguments) => Promise<Suggestion>,
) {
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null)
  const [applied, setApplied] = useState<Applied | null>(null)
  /** The button that requests suggestions. Other pressed buttons disappear, so the focus returns to it. */
  const button = useRef<HTMLButtonElement>(null)
  const call = useAiCall(request)

  async function suggest(...args: Arguments) {
    setApplied(null)
    setSuggestion(null)
    setSuggestion((await call.run(...args)) ?? null)
  }

  return {
    ...call,
    suggestion,
    applied,
    button,
    suggest,
    close: () => setSuggestion(null),
    recordApplied: (change: Applied | null) => {
      setSuggestion(null)
      setApplied(change)
    },
    focusButton: () => button.current?.focus(),
  }
}
