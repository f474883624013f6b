import { useRef, useState } from 'react'
import type { ImprovedContent } from '#domain/ai/ai.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { useAiCall } from '../use-ai-call.ts'

export type ContentImprovement = ReturnType<typeof useContentImprovement>

interface Suggested extends ImprovedContent {
  /** The editor's text at the time of the request. */
  sent: string
}

interface Applied {
  before: string
  after: string
}

export function useContentImprovement(blogId: number) {
  const [suggested, setSuggested] = useState<Suggested | null>(null)
  const [applied, setApplied] = useState<Applied | null>(null)
  const [lastSent, setLastSent] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const call = useAiCall((signal, content: string) => api.ai.improve(blogId, { content }, { signal }))

  async function improve(content: string) {
    setApplied(null)
    setLastSent(content)
    const answer = await call.run(content)
    setSuggested(answer && { ...answer, sent: content })
  }

  return {
    suggested,
    applied,
    /** The button that requests suggestions. */
    button,
    isRunning: call.isRunning,
    failure: call.failure,
    improve,
    retry: () => improve(lastSent),
    cancel: call.cancel,
    clearFailure: call.clearFailure,
    close: () => setSuggested(null),
    recordApplied: (change: Applied) => {
      setSuggested(null)
      setApplied(change)
    },
    clearApplied: () => setApplied(null),
  }
}
