import { useEffect, useState } from 'react'
import { formatDate, formatDateTime, formatWhen } from './format.ts'

/** "2 hours ago" within a week, with the full date as title. The server and the first render show the date alone. */
export function RelativeTime({ date }: { date: string }) {
  const [text, setText] = useState(() => formatDate(date))
  useEffect(() => setText(formatWhen(date, new Date())), [date])
  return (
    <time dateTime={date} title={formatDateTime(date)}>
      {text}
    </time>
  )
}
