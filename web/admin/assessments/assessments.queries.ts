import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Assessment, AssessmentPatch } from '#domain/assessments/inbox.schema.ts'
import { api } from '#web/lib/api/api.ts'

const ASSESSMENTS = 'admin-assessments'
export const ASSESSMENTS_PATH = '/admin/assessments'

export function assessmentDetail(id: number) {
  return queryOptions({
    queryKey: [ASSESSMENTS, 'detail', id],
    queryFn: ({ signal }) => api.assessments.get(id, { signal }),
    // Health data is removed from memory when its page is left.
    gcTime: 0,
  })
}

/** A change affects the lists and the waiting counts. */
function refetchLists(queries: QueryClient, id: number) {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [kind, part, recordId] }) =>
      String(kind).startsWith('admin-') && !(kind === ASSESSMENTS && part === 'detail' && recordId === id),
  })
}

/** Of the other assessments, the one that has waited longest for a first answer. */
export function nextWaiting(excludedId: number) {
  return queryOptions({
    queryKey: [ASSESSMENTS, 'list', 'next', excludedId],
    queryFn: async ({ signal }) => {
      const query = { status: 'new', ordering: 'created_at', page: 1, page_size: 2 } as const
      const { results } = await api.assessments.list(query, { signal })
      return results.find(({ id }) => id !== excludedId) ?? null
    },
  })
}

/** The dietitians an assessment can be assigned to, with the number waiting for each. */
export const assignableDietitians = queryOptions({
  queryKey: [ASSESSMENTS, 'assignable'],
  queryFn: ({ signal }) => api.assessments.assignable({ signal }),
})

export const useAssessmentChange = (id: number) =>
  useChange(id, (patch: AssessmentPatch) => api.assessments.update(id, patch))
export const useAssignment = (id: number) => useChange(id, (to: number) => api.assessments.assign(id, { to }))
export const useReminder = (id: number) => useChange<void>(id, () => api.assessments.remind(id))

/** Refetches after an error: another admin may have changed it. */
function useChange<Change>(id: number, send: (change: Change) => Promise<Assessment>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (assessment) => {
      queries.setQueryData(assessmentDetail(id).queryKey, assessment)
      return refetchLists(queries, id)
    },
    onError: () => queries.invalidateQueries({ queryKey: assessmentDetail(id).queryKey }),
  })
}

/** @param onErased leaves the page of the assessment before the lists are refetched */
export function useAssessmentErasure(id: number, onErased: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api.assessments.delete(id),
    onSuccess: () => {
      onErased()
      return refetchLists(queries, id)
    },
  })
}
