import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ASSESSMENT_STATUSES } from '#domain/assessments/assessment-rules.ts'
import type { AssessmentPatch } from '#domain/assessments/inbox.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { choice, type Filters, filterCodec, PAGE_SIZE, text } from '#web/shell/list/filter-codec.ts'
import { listSource } from '#web/shell/list/use-filtered-list.ts'

const ASSESSMENTS = 'admin-assessments'
export const ASSESSMENTS_PATH = '/admin/assessments'

/** New ones unless chosen otherwise: they are what waits. */
export const STATUS_CHOICES = [
  ['', 'New'],
  ['contacted', 'Contacted'],
  ['done', 'Done'],
  ['all', 'All statuses'],
] as const
export const ORDER_CHOICES = [
  ['', 'Oldest first'],
  ['-created_at', 'Newest first'],
] as const

const INBOX_FILTERS = filterCodec({
  search: text,
  status: choice(
    STATUS_CHOICES.map(([value]) => value),
    'new',
  ),
  ordering: choice(['-created_at'], 'created_at'),
})
type InboxFilters = Filters<'search' | 'status' | 'ordering'>

export function toInboxQuery({ search, status }: InboxFilters) {
  const wanted = ASSESSMENT_STATUSES.find((known) => known === (status || 'new'))
  return { ...(search ? { search } : {}), ...(wanted ? { status: wanted } : {}) }
}

export const INBOX = listSource({
  codec: INBOX_FILTERS,
  queryKey: [ASSESSMENTS, 'list'],
  load: (filters, { signal }) => {
    const ordering = filters.ordering === '' ? 'created_at' : '-created_at'
    return api.assessments.list(
      { ...toInboxQuery(filters), ordering, page: filters.page, page_size: PAGE_SIZE },
      { signal },
    )
  },
})

export function assessmentDetail(id: number) {
  return queryOptions({
    queryKey: [ASSESSMENTS, 'detail', id],
    queryFn: ({ signal }) => api.assessments.get(id, { signal }),
    // Health data does not stay in the browser's memory once its page is left.
    gcTime: 0,
  })
}

/** A change shows in the lists and in the counts of what waits. */
function refetchLists(queries: QueryClient, id: number) {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [kind, part, of] }) =>
      String(kind).startsWith('admin-') && !(kind === ASSESSMENTS && part === 'detail' && of === id),
  })
}

/** Refetches after an error: another admin may have changed it. */
export function useAssessmentChange(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (patch: AssessmentPatch) => api.assessments.update(id, patch),
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
