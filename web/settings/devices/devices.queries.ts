import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { SESSIONS_SHOWN } from '#domain/accounts/security.schema.ts'
import { api } from '#web/lib/api/api.ts'

const SESSIONS = ['sessions']

export function sessionsPage(page: number) {
  return queryOptions({
    queryKey: [...SESSIONS, page],
    queryFn: ({ signal }) => api.security.listSessions({ page, page_size: SESSIONS_SHOWN }, { signal }),
  })
}

/** Tells the list that other devices may be out. */
export function useSessionsChanged() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: SESSIONS })
}

/** What is on the screen is read anew before it counts as done, and after a refusal too: the device may have left itself. */
function useEnding<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  return useMutation({ mutationFn, onSettled: useSessionsChanged() })
}

export function useEndSession() {
  return useEnding((id: number) => api.security.endSession(id))
}

export function useEndOtherSessions() {
  return useEnding(() => api.security.endOtherSessions())
}
