import { Hourglass } from 'lucide-react'
import { formatDateTime } from '#web/lib/format.ts'
import { waitingFor } from './waiting-for.ts'

interface WaitingTimeProps {
  since: string
}

/** "Waiting for 2 days", with the moment it began in the title. */
export function WaitingTime({ since }: WaitingTimeProps) {
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
