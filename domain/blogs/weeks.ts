import { addDays, indiaDay } from '../site/india-day.ts'

const CHART_WEEKS = 8

/**
 * First days (Mondays) of the most recent weeks, oldest first, including the current one. In India, like the view counts.
 * @returns dates as YYYY-MM-DD
 */
export function lastWeeks(now: Date, weeks = CHART_WEEKS): string[] {
  const today = indiaDay(now)
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7))
  return Array.from({ length: weeks }, (_, at) => addDays(monday, (at + 1 - weeks) * 7))
}
