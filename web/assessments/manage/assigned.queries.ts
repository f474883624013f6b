import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { READABLE_STATUSES } from '#domain/assessments/assessment-rules.ts'
import { api } from '#web/lib/api/api.ts'
import { choice, filterCodec, text, toPageQuery } from '#web/shell/list/filter-codec.ts'
import { listSource } from '#web/shell/list/use-filtered-list.ts'

const ASSIGNED = 'assigned-assessments'
export const ASSIGNED_PATH = '/dietitian/assessments'

export const ASSIGNED_LIST = listSource({
  codec: filterCodec({ search: text, status: choice(READABLE_STATUSES), sort: choice(['-created_at'], 'created_at') }),
  queryKey: [ASSIGNED, 'list'],
  load: ({ sort, ...filters }, { signal }) =>
    api.assessments.listAssigned(toPageQuery({ ...filters, ordering: sort || 'created_at' }), { signal }),
})

/** The number of assessments waiting for the user's answer; every such count uses this query. */
export const waitingAssessments = queryOptions({
  queryKey: [ASSIGNED, 'waiting'],
  queryFn: ({ signal }) => api.assessments.listAssigned({ status: 'assigned', page_size: 1 }, { signal }),
  staleTime: 0,
})

/** The assessment that has waited longest for the user's answer, other than this one; null without one. */
export function nextAssigned(excludedId: number) {
  return queryOptions({
    queryKey: [ASSIGNED, 'next', excludedId],
    queryFn: async ({ signal }) => {
      const oldest = { status: 'assigned', ordering: 'created_at', page_size: 2 } as const
      const { results } = await api.assessments.listAssigned(oldest, { signal })
      return results.find(({ id }) => id !== excludedId) ?? null
    },
    staleTime: 0,
  })
}

export function assignedDetail(id: number) {
  return queryOptions({
    queryKey: [ASSIGNED, 'detail', id],
    queryFn: ({ signal }) => api.assessments.getAssigned(id, { signal }),
    // Health data is removed from memory when its page is left.
    gcTime: 0,
  })
}

/** Refetches the lists, the count and the opened assessment (any opened one without an id). */
export function refreshAssigned(queries: QueryClient, id?: number): Promise<void> {
  return queries.invalidateQueries({
    queryKey: [ASSIGNED],
    predicate: ({ queryKey: [, part, recordId] }) => part !== 'detail' || id === undefined || recordId === id,
  })
}

/** Refetches after an error too: a request without a response may have succeeded. */
export function useAnswer(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (answer: string) => api.assessments.answer(id, { answer }),
    onSuccess: (assessment) => {
      queries.setQueryData(assignedDetail(id).queryKey, assessment)
      // An admin may have answered in the admin area, which shows more of the assessment.
      return queries.invalidateQueries({
        predicate: ({ queryKey: [kind, part] }) =>
          String(kind).startsWith('admin-') || (kind === ASSIGNED && part !== 'detail'),
      })
    },
    onError: () => refreshAssigned(queries, id),
  })
}
