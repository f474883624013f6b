import { formatDateTime } from '#web/lib/format.ts'

interface DateTimeProps {
  date: string | null
  /** Shown without a date. */
  none?: string
}

export function DateTime({ date, none = '' }: DateTimeProps) {
  if (date === null) return <span>{none}</span>
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {formatDateTime(date)}
    </time>
  )
}
