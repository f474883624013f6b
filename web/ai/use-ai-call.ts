import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#domain/http/api-error.ts'
import { ANY_FAILURE } from '#domain/http/common-failures.ts'
import { invalidateAiStatus } from './ai.queries.ts'

/** One AI request at a time; it can be cancelled and is aborted on unmount. */
export function useAiCall<Arguments extends unknown[], Answer>(
  call: (signal: AbortSignal, ...args: Arguments) => Promise<Answer>,
) {
  const queries = useQueryClient()
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const pending = useRef<AbortController>(undefined)
  useEffect(() => () => pending.current?.abort(), [])

  /** Resolves to null on an error, to undefined when cancelled. */
  async function run(...args: Arguments): Promise<Answer | null | undefined> {
    pending.current?.abort()
    const controller = new AbortController()
    pending.current = controller
    setFailure(null)
    setRunning(true)
    try {
      const answer = await call(controller.signal, ...args)
      return controller.signal.aborted ? undefined : answer
    } catch (error) {
      if (controller.signal.aborted) return undefined
      setFailure(error instanceof ApiError ? error : new ApiError(0, ANY_FAILURE))
      return null
    } finally {
      if (pending.current === controller) setRunning(false)
      void invalidateAiStatus(queries)
    }
  }

  return { isRunning, failure, run, cancel: () => pending.current?.abort(), clearFailure: () => setFailure(null) }
}
