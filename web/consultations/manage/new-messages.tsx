import { MessageCircle } from 'lucide-react'
import { formatNumber } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'

/** What the reader has not seen of a conversation; nothing where there is nothing new. */
export function NewMessages({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Badge tone="accent" icon={MessageCircle}>
      {count === 1 ? '1 new message' : `${formatNumber(count)} new messages`}
    </Badge>
  )
}
