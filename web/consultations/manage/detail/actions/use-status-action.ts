import { useRef, useState } from 'react'
import type { StatusUpdate } from '#domain/consultations/consultations.schema.ts'
import { type StatusChange, useStatusUpdate } from '../../requests.queries.ts'
import { sentenceOf } from '../../sentence-of.ts'

export interface StatusAction {
  isUnderway: boolean
  /** The server's sentence, until the next attempt or until it is dismissed. */
  failure: string | null
  clearFailure: () => void
  /** True once the server has taken it; false when it refused, or when another change is under way. */
  run: (update: StatusUpdate, sent?: Omit<StatusChange, 'update'>) => Promise<boolean>
}

/** What one action changes no other may change at the same time. */
export interface StatusLock {
  isUnderway: boolean
  /** False while another change is under way. */
  take: () => boolean
  release: () => void
}

export function useStatusLock(): StatusLock {
  const [isUnderway, setUnderway] = useState(false)
  // A second click comes before the first one is drawn.
  const isTaken = useRef(false)
  return {
    isUnderway,
    take: () => {
      if (isTaken.current) return false
      isTaken.current = true
      setUnderway(true)
      return true
    },
    release: () => {
      isTaken.current = false
      setUnderway(false)
    },
  }
}

/** Changes the request once, however often and wherever it is pressed. */
export function useStatusAction(requestId: number, lock: StatusLock): StatusAction {
  const { mutateAsync } = useStatusUpdate(requestId)
  const [isUnderway, setUnderway] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function run(update: StatusUpdate, sent: Omit<StatusChange, 'update'> = {}): Promise<boolean> {
    if (!lock.take()) return false
    setUnderway(true)
    setFailure(null)
    try {
      await mutateAsync({ update, ...sent })
      return true
    } catch (error) {
      setFailure(sentenceOf(error))
      return false
    } finally {
      lock.release()
      setUnderway(false)
    }
  }

  return { isUnderway, failure, clearFailure: () => setFailure(null), run }
}
