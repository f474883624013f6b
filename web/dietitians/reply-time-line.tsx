import { Clock } from 'lucide-react'

const HOUR = 60
const DAY = 24 * HOUR

/** How soon a first reply usually comes, rounded up; whole phrases, so that they can be translated. */
export function replyTimeLabel(minutes: number): string {
  if (minutes <= HOUR) return 'Usually replies within an hour'
  if (minutes <= 20 * HOUR) return `Usually replies within ${Math.ceil(minutes / HOUR)} hours`
  if (minutes <= DAY) return 'Usually replies within a day'
  return `Usually replies within ${Math.ceil(minutes / DAY)} days`
}

/** Nothing while too few replies are known to say anything. */
export function ReplyTimeLine({ minutes }: { minutes: number | null }) {
  if (minutes === null) return null
  return (
    <p className="flex items-center gap-2 text-ink-muted text-sm">
      <Clock aria-hidden="true" className="icon flex-none" />
      {replyTimeLabel(minutes)}
    </p>
  )
}
