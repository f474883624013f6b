import { Clock } from 'lucide-react'
import { replyTimeLabel } from '#domain/dietitians/reply-time.ts'

/** Renders nothing until there are enough replies. */
export function ReplyTimeLine({ minutes }: { minutes: number | null }) {
  if (minutes === null) return null
  return (
    <p className="flex items-center gap-2 text-ink-muted text-sm">
      <Clock aria-hidden="true" className="icon flex-none" />
      {replyTimeLabel(minutes)}
    </p>
  )
}
