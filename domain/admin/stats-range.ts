import { addDays, indiaDay } from '../site/india-day.ts'

/** The periods of the admin charts; each has at most twelve points. */
export const STATS_RANGES = ['7d', '30d', '12m'] as const
export type StatsRange = (typeof STATS_RANGES)[number]
export const DEFAULT_RANGE: StatsRange = '30d'

export const RANGE_LABELS: Record<StatsRange, string> = { '7d': '7 days', '30d': '30 days', '12m': '12 months' }

/** Days per point of a chart; the 12-month range uses calendar months instead. */
export const DAYS_PER_POINT = { '7d': 1, '30d': 3 }
const POINTS: Record<StatsRange, number> = { '7d': 7, '30d': 10, '12m': 12 }

/** The first day of the month that lies `months` before this day's month. */
function monthBefore(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months)).toISOString().slice(0, 10)
}

/** The first day (YYYY-MM-DD) of each point, oldest first; the last point is still in progress. */
export function pointsOf(range: StatsRange, now: Date): string[] {
  const today = indiaDay(now)
  const count = POINTS[range]
  return Array.from({ length: count }, (_, at) => {
    const pointsAfter = count - 1 - at
    if (range === '12m') return monthBefore(today, pointsAfter)
    return addDays(today, 1 - (pointsAfter + 1) * DAYS_PER_POINT[range])
  })
}
