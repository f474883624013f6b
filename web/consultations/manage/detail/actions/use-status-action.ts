import { useRef, useState } from 'react'
import type { StatusUpdate } from '#domain/consultations/consultations.schema.ts'
import { useStatusUpdate } from '../../requests.queries.ts'
import { sentenceOf } from '../../sentence-of.ts'

export interface StatusAction {
  isUnderway: boolean
  /** The server's sentence, until the next attempt or until it is dismissed. */
  failure: string | null
  clearFailure: () => void
  /** True once the server has taken it; false when it refused, or when another change is under way. */
  run: (update: StatusUpdate) => Promise<boolean>
}

/** Changes the request once, however often it is pressed. */
export function useStatusAction(requestId: number): StatusAction {
  const { mutateAsync } = useStatusUpdate(requestId)
  const [isUnderway, setUnderway] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // A second click comes before the first one is drawn.
  const isTaken = useRef(false)

  async function run(update: StatusUpdate): Promise<boolean> {
    if (isTaken.current) return false
    isTaken.current = true
    setUnderway(true)
    setFailure(null)
    try {
      await mutateAsync(update)
      return true
    } catch (error) {
      setFailure(sentenceOf(error))
      return false
    } finally {
      isTaken.current = false
      setUnderway(false)
    }
  }

  return { isUnderway, failure, clearFailure: () => setFailure(null), run }
}
