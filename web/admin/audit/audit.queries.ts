import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { AUDIT_LABELS, AUDIT_TARGET_LABELS } from '#domain/audit/audit-labels.ts'
import { addDays, startOfDay } from '#domain/site/india-day.ts'
import { api } from '#web/lib/api/api.ts'
import {
  choice,
  day,
  type Filters,
  filterCodec,
  number,
  PAGE_SIZE,
  text,
  toQuery,
} from '#web/shell/list/filter-codec.ts'
import { listSource } from '#web/shell/list/use-filtered-list.ts'

export const AUDIT = 'admin-audit'
export const PERSON_ENTRIES = 10

/** `search` is the actor: a number, or part of a name or an e-mail. */
const AUDIT_FILTERS = filterCodec({
  search: text,
  action: choice(Object.keys(AUDIT_LABELS)),
  target_type: choice(Object.keys(AUDIT_TARGET_LABELS)),
  target_id: number,
  from: day,
  to: day,
})
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

export const AUDIT_LIST = listSource({
  codec: AUDIT_FILTERS,
  queryKey: [AUDIT, 'list'],
  load: (filters, { signal }) =>
    api.audit.list({ ...toAuditQuery(filters), page: filters.page, page_size: PAGE_SIZE }, { signal }),
})

/** The person's actions, and actions on their account. */
export function personLog(person: number, page: number) {
  return queryOptions({
    queryKey: [AUDIT, 'person', person, page],
    queryFn: ({ signal }) => api.audit.list({ person, page, page_size: PERSON_ENTRIES }, { signal }),
    placeholderData: keepPreviousData,
  })
}
