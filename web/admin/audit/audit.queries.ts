import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { AUDIT_LABELS, AUDIT_TARGET_LABELS } from '#domain/audit/audit-labels.ts'
import { addDays, startOfDay } from '#domain/site/india-day.ts'
import { api } from '#web/lib/api/api.ts'
import { day, type Filters, number, PAGE_SIZE, toQuery } from '#web/shell/list/filter-codec.ts'
import { adminList } from '../list-page.tsx'

export const AUDIT = 'admin-audit'
export const PERSON_ENTRIES = 10

export type AuditFilters = Filters<'search' | 'action' | 'target_type' | 'target_id' | 'from' | 'to'>

type ListQuery = NonNullable<Parameters<typeof api.audit.list>[0]>

/** The codec has rejected every value that the API does not know. */
export function toAuditQuery(filters: AuditFilters): Omit<ListQuery, 'page' | 'page_size'> {
  const { search, from, to, ...rest } = toQuery(filters)
  return {
    ...rest,
    ...(search ? { actor: search } : {}),
    // The days are in India's time zone; the API takes exact moments.
    ...(from ? { from: startOfDay(from).toISOString() } : {}),
    ...(to ? { to: new Date(startOfDay(addDays(to, 1)).getTime() - 1).toISOString() } : {}),
  } as Omit<ListQuery, 'page' | 'page_size'>
}

/** `search` is the actor: a number, or part of a name or an e-mail. */
export const AUDIT_LIST = adminList({
  queryKey: [AUDIT, 'list'],
  load: (filters, { signal }) =>
    api.audit.list({ ...toAuditQuery(filters), page: filters.page, page_size: PAGE_SIZE }, { signal }),
  choices: {
    action: { label: 'What was done', options: AUDIT_LABELS },
    target_type: { label: 'To what', options: AUDIT_TARGET_LABELS },
    target_id: { label: 'Its number', reading: number },
    from: { label: 'From', reading: day },
    to: { label: 'To', reading: day },
  },
})

/** The person's actions, and actions on their account. */
export function personLog(person: number, page: number) {
  return queryOptions({
    queryKey: [AUDIT, 'person', person, page],
    queryFn: ({ signal }) => api.audit.list({ person, page, page_size: PERSON_ENTRIES }, { signal }),
    placeholderData: keepPreviousData,
  })
}
