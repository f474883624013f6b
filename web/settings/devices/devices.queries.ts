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

export function useInvalidateSessions() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: SESSIONS })
}

/** Refetches before the mutation ends, and after errors too, since the device may be signed out already. */
function useEndMutation<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  return useMutation({ mutationFn, onSettled: useInvalidateSessions() })
}

export function useEndSession() {
  return useEndMutation((id: number) => api.security.endSession(id))
}

export function useEndOtherSessions() {
  return useEndMutation(() => api.security.endOtherSessions())
}
