import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { StatsRange } from '#domain/admin/stats-range.ts'
import { api } from '#web/lib/api/api.ts'

const STATS = 'admin-stats'

/** The points come with their range, because the previous ones stay on screen until those of a new range arrive. */
export function adminStats(range: StatsRange) {
  return queryOptions({
    queryKey: [STATS, 'series', range],
    queryFn: async ({ signal }) => ({ ...(await api.admin.stats({ range }, { signal })), range }),
    placeholderData: keepPreviousData,
  })
}

/** Counts of an admin's open work, for the menu and the overview. Every admin action invalidates it. */
export const waitingWork = queryOptions({
  queryKey: [STATS, 'waiting'],
  queryFn: ({ signal }) => api.admin.waiting({ signal }),
  refetchInterval: 60_000,
})
