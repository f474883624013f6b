import { Clock } from 'lucide-react'

export function ReadTime({ minutes }: { minutes: number }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-ink-muted text-sm">
      <Clock aria-hidden="true" className="icon" />
      {minutes} min read
    </span>
  )
}
