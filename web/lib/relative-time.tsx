import { useEffect, useState } from 'react'
import { formatDate, formatDateTime, formatWhen } from './format.ts'

const MINUTE_MS = 60_000

/** "2 hours ago" within a week, with the full date as title. The server and the first render show the date alone. */
export function RelativeTime({ date }: { date: string }) {
  const [text, setText] = useState(() => formatDate(date))
  useEffect(() => {
    const tick = () => setText(formatWhen(date, new Date()))
    tick()
    const timer = setInterval(tick, MINUTE_MS)
    return () => clearInterval(timer)
  }, [date])
  return (
    <time dateTime={date} title={formatDateTime(date)}>
      {text}
    </time>
  )
}
