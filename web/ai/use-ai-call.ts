import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#domain/http/api-error.ts'
import { ANY_FAILURE } from '#domain/http/common-failures.ts'
import { dropAiStatus } from './ai.queries.ts'

export interface AiCall<Arguments extends unknown[], Answer> {
  isRunning: boolean
  failure: ApiError | null
  /** Null when it was refused or cancelled. */
  run: (...args: Arguments) => Promise<Answer | null>
  cancel: () => void
  clearFailure: () => void
}

/** One call of the writing tools at a time: it can be cancelled, ends with its screen, and its refusal is shown. */
export function useAiCall<Arguments extends unknown[], Answer>(
  call: (signal: AbortSignal, ...args: Arguments) => Promise<Answer>,
): AiCall<Arguments, Answer> {
  const queries = useQueryClient()
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const underway = useRef<AbortController>(undefined)
  useEffect(() => () => underway.current?.abort(), [])

  async function run(...args: Arguments): Promise<Answer | null> {
    underway.current?.abort()
    const own = new AbortController()
    underway.current = own
    setFailure(null)
    setRunning(true)
    try {
      const answer = await call(own.signal, ...args)
      return own.signal.aborted ? null : answer
    } catch (error) {
      if (!own.signal.aborted) setFailure(error instanceof ApiError ? error : new ApiError(0, ANY_FAILURE))
      return null
    } finally {
      if (underway.current === own) setRunning(false)
      void dropAiStatus(queries)
    }
  }

  return { isRunning, failure, run, cancel: () => underway.current?.abort(), clearFailure: () => setFailure(null) }
}
