import { Hourglass } from 'lucide-react'
import { indiaDay } from '#domain/site/india-day.ts'
import { formatDateTime, formatNumber } from '#web/lib/format.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Whole sentences; `{count}` is replaced by the number. */
const SENTENCES = {
  moment: 'Waiting for less than an hour',
  hour: 'Waiting for 1 hour',
  hours: 'Waiting for {count} hours',
  day: 'Waiting for 1 day',
  days: 'Waiting for {count} days',
} as const

/** Calendar days in India, so that the count agrees with "2 days ago" next to it. */
function daysBetween(since: Date, now: Date): number {
  return Math.round((Date.parse(indiaDay(now)) - Date.parse(indiaDay(since))) / DAY)
}

/** How long a client has waited for a reply, in whole hours and then in days. */
export function waitingFor(since: string, now: Date = new Date()): string {
  const begun = new Date(since)
  const age = now.getTime() - begun.getTime()
  if (age < HOUR) return SENTENCES.moment
  const count = age < DAY ? Math.floor(age / HOUR) : daysBetween(begun, now)
  const [one, many] = age < DAY ? [SENTENCES.hour, SENTENCES.hours] : [SENTENCES.day, SENTENCES.days]
  return count === 1 ? one : many.replace('{count}', formatNumber(count))
}

/** "Waiting for 2 days", with the moment it began in the title. */
export function WaitingTime({ since }: { since: string }) {
  return (
    <time
      dateTime={since}
      title={formatDateTime(since)}
      className="inline-flex items-center gap-1.5 font-semibold text-warning"
    >
      <Hourglass aria-hidden="true" className="icon" />
      {waitingFor(since)}
    </time>
  )
}
