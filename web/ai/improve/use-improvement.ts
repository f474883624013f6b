import { useState } from 'react'
import type { ImprovedContent } from '#domain/ai/ai.schema.ts'
import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { useAiCall } from '../use-ai-call.ts'

export type Improvement = ReturnType<typeof useImprovement>

/** One draft in the works, and what is suggested for it; it stays while one looks at another tab. */
export function useImprovement() {
  const [item, setItem] = useState<BlogItem | null>(null)
  const [result, setResult] = useState<ImprovedContent | null>(null)
  const call = useAiCall((signal, { id }: BlogItem) => api.ai.improve(id, {}, { signal }))

  async function improve(draft: BlogItem) {
    setItem(draft)
    setResult(null)
    setResult(await call.run(draft))
  }

  return {
    item,
    result,
    isRunning: call.isRunning,
    failure: call.failure,
    improve,
    cancel: call.cancel,
    clearFailure: call.clearFailure,
    close: () => setResult(null),
  }
}
