import { formatNumber } from '#web/lib/format.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Whole sentences; `{count}` stands for the number. */
const SENTENCES = {
  moment: 'Waiting for less than an hour',
  hour: 'Waiting for 1 hour',
  hours: 'Waiting for {count} hours',
  day: 'Waiting for 1 day',
  days: 'Waiting for {count} days',
} as const

/** How long a client has waited for a word of the dietitian, in whole hours and then whole days. */
export function waitingFor(since: string, now: Date = new Date()): string {
  const age = now.getTime() - Date.parse(since)
  if (age < HOUR) return SENTENCES.moment
  const count = Math.floor(age < DAY ? age / HOUR : age / DAY)
  const [one, many] = age < DAY ? [SENTENCES.hour, SENTENCES.hours] : [SENTENCES.day, SENTENCES.days]
  return count === 1 ? one : many.replace('{count}', formatNumber(count))
}
