import { formatDateTime } from '#web/lib/format.ts'

interface DateTimeProps {
  date: string | null
  /** Shown if there is no date. */
  none?: string
}

export function DateTime({ date, none = '' }: DateTimeProps) {
  if (date === null) return <span>{none}</span>
  return (
    <time
      dateTime={date}
      className="whitespace-nowrap max-md:inline-block max-md:whitespace-normal max-md:text-balance"
    >
      {formatDateTime(date)}
    </time>
  )
}
