import { Hourglass } from 'lucide-react'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import { indiaDay } from '#domain/site/india-day.ts'
import { formatDateTime, formatNumber } from '#web/lib/format.ts'
import { useNow } from './use-now.ts'

/** Whole sentences; `{count}` is replaced by the number. */
export interface WaitingSentences {
  moment: string
  hour: string
  hours: string
  day: string
  days: string
}

const SENTENCES: WaitingSentences = {
  moment: 'Waiting for less than an hour',
  hour: 'Waiting for 1 hour',
  hours: 'Waiting for {count} hours',
  day: 'Waiting for 1 day',
  days: 'Waiting for {count} days',
}

/** Calendar days in India, so that the count agrees with "2 days ago" next to it. */
function daysBetween(since: Date, now: Date): number {
  return Math.round((Date.parse(indiaDay(now)) - Date.parse(indiaDay(since))) / DAY_MS)
}

/** How long a client has waited for a reply, in whole hours and then in days. */
export function waitingFor(since: string, now: Date = new Date(), sentences: WaitingSentences = SENTENCES): string {
  const start = new Date(since)
  const age = now.getTime() - start.getTime()
  if (age < HOUR_MS) return sentences.moment
  const count = age < DAY_MS ? Math.floor(age / HOUR_MS) : daysBetween(start, now)
  const [one, many] = age < DAY_MS ? [sentences.hour, sentences.hours] : [sentences.day, sentences.days]
  return count === 1 ? one : many.replace('{count}', formatNumber(count))
}

interface WaitingTimeProps {
  since: string
  sentences?: WaitingSentences
  hasIcon?: boolean
}

/** "Waiting for 2 days", with the start of the wait in the title. */
export function WaitingTime({ since, sentences, hasIcon = true }: WaitingTimeProps) {
  const now = useNow()
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-warning">
      {hasIcon ? <Hourglass aria-hidden="true" className="icon" /> : null}
      <time dateTime={since} title={formatDateTime(since)}>
        {waitingFor(since, new Date(now ?? since), sentences)}
      </time>
    </span>
  )
}
