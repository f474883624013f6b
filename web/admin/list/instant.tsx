import { formatDateTime } from '#web/lib/format.ts'

interface InstantProps {
  date: string | null
  /** What is said when there is none. */
  none?: string
}

export function Instant({ date, none = '' }: InstantProps) {
  if (date === null) return <span>{none}</span>
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {formatDateTime(date)}
    </time>
  )
}
