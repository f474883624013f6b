import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import type { StatusUpdate } from '#domain/consultations/consultations.schema.ts'
import { describeError, isOutdated, type StatusChange, useStatusUpdate } from '../../requests.queries.ts'

/** Changes the status once, even if a button is pressed twice or in two places. */
export function useStatusAction(requestId: number) {
  const queries = useQueryClient()
  const mutationKey = ['request-status', requestId]
  const { mutateAsync, isPending, error, reset } = useStatusUpdate(requestId, mutationKey)

  /** @returns true after success; false after an error, or while another change is running */
  async function run(update: StatusUpdate, sent: Omit<StatusChange, 'update'> = {}): Promise<boolean> {
    // Asks the client: a second click can come before React renders the first.
    if (queries.isMutating({ mutationKey }) > 0) return false
    return mutateAsync({ update, ...sent }).then(
      () => true,
      () => false,
    )
  }

  return {
    run,
    isPending,
    /** A status change of this request is running, from this or another button. */
    isLocked: useIsMutating({ mutationKey }) > 0,
    /** The error message, until the next attempt or until it is dismissed. */
    failure: error && describeError(error),
    /** A retry may succeed: the server did not respond, or failed. */
    mayTryAgain: error !== null && !isOutdated(error),
    clearFailure: reset,
  }
}
