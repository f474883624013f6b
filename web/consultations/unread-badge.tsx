import { formatNumber } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'

/** How many messages of the other person have not been opened yet; nothing when there are none. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null
  return <Badge tone="accent">{count === 1 ? '1 new message' : `${formatNumber(count)} new messages`}</Badge>
}
