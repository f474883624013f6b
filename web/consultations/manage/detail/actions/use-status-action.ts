import { useRef, useState } from 'react'
import type { StatusUpdate } from '#domain/consultations/consultations.schema.ts'
import { describeError } from '../../describe-error.ts'
import { type StatusChange, useStatusUpdate } from '../../requests.queries.ts'

export interface StatusAction {
  isUnderway: boolean
  /** The error message, until the next attempt or until it is dismissed. */
  failure: string | null
  clearFailure: () => void
  /** @returns true after success; false after an error, or while another change is running */
  run: (update: StatusUpdate, sent?: Omit<StatusChange, 'update'>) => Promise<boolean>
}

/** Prevents two status changes of one request at the same time. */
export interface StatusLock {
  isUnderway: boolean
  /** @returns false while another change is running */
  take: () => boolean
  release: () => void
}

export function useStatusLock(): StatusLock {
  const [isUnderway, setUnderway] = useState(false)
  // A second click can come before React renders the first.
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

/** Changes the request once, even if a button is pressed twice or in two places. */
export function useStatusAction(requestId: number, lock: StatusLock): StatusAction {
  const { mutateAsync, isPending, error, reset } = useStatusUpdate(requestId)

  async function run(update: StatusUpdate, sent: Omit<StatusChange, 'update'> = {}): Promise<boolean> {
    if (!lock.take()) return false
    try {
      await mutateAsync({ update, ...sent })
      return true
    } catch {
      return false
    } finally {
      lock.release()
    }
  }

  return { isUnderway: isPending, failure: error && describeError(error), clearFailure: reset, run }
}
