import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { StatsRange } from '#domain/admin/stats-range.ts'
import { api } from '#web/lib/api/api.ts'

const STATS = 'admin-stats'

export function adminStats(range: StatsRange) {
  return queryOptions({
    queryKey: [STATS, 'series', range],
    queryFn: ({ signal }) => api.admin.stats({ range }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** What waits for the office: beside the entries of the panel, and on its first page. Whoever deals with some of it invalidates it. */
const WAITING_KEY = [STATS, 'waiting'] as const

export const waitingWork = queryOptions({
  queryKey: WAITING_KEY,
  queryFn: ({ signal }) => api.admin.waiting({ signal }),
  refetchInterval: 60_000,
})
