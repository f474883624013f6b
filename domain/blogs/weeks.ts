import { DAY_MS } from '../durations.ts'

const CHART_WEEKS = 8

/**
 * First days (Mondays) of the most recent weeks, oldest first, including the current one. In UTC, like the view counts.
 * @returns dates as YYYY-MM-DD
 */
export function lastWeeks(now: Date, weeks = CHART_WEEKS): string[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const monday = today - ((now.getUTCDay() + 6) % 7) * DAY_MS
  return Array.from({ length: weeks }, (_, at) =>
    new Date(monday - (weeks - 1 - at) * 7 * DAY_MS).toISOString().slice(0, 10),
  )
}
