import { formatDate, formatDateTime, formatWhen } from '../format.ts'
import { useNow } from './use-now.ts'

interface RelativeTimeProps {
  date: string
  /** "just now" and "yesterday", in the middle of a sentence. */
  isInSentence?: boolean
}

/** "2 hours ago" within a week, with the full date as title. The server and the first render show the date alone. */
export function RelativeTime({ date, isInSentence = false }: RelativeTimeProps) {
  const now = useNow()
  const when = now === null ? formatDate(date) : formatWhen(date, new Date(now))
  return (
    <time dateTime={date} title={formatDateTime(date)}>
      {isInSentence ? when.replace(/^(Just|Yesterday)/, (word) => word.toLowerCase()) : when}
    </time>
  )
}
