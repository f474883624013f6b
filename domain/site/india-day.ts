import { DAY_MS, HOUR_MS } from '../durations.ts'

/** Indian Standard Time, UTC+5:30 all year round. */
const INDIA_OFFSET_MS = 5.5 * HOUR_MS

/** The calendar day (YYYY-MM-DD) in India. */
export function indiaDay(now: Date): string {
  return new Date(now.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10)
}

/** When a day (YYYY-MM-DD) begins in India. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_OFFSET_MS)
}

/** @param days negative for earlier */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
