import { CircleCheck, CircleX, Clock, Inbox } from 'lucide-react'
import type { RequestStats } from '#domain/consultations/consultations.schema.ts'
import { StatCards } from '#web/ui/stat-cards.tsx'

interface RequestStatsRowProps {
  /** undefined while loading. */
  stats: RequestStats | undefined
}

export function RequestStatsRow({ stats }: RequestStatsRowProps) {
  const isWaiting = stats !== undefined && stats.pending > 0
  return (
    <div className="mt-6">
      <StatCards
        stats={[
          { label: 'Total', icon: Inbox, value: stats?.total },
          { label: 'Pending', icon: Clock, value: stats?.pending, isHot: isWaiting },
          { label: 'Replied', icon: CircleCheck, value: stats?.replied },
          { label: 'Closed', icon: CircleX, value: stats?.closed },
        ]}
      />
    </div>
  )
}
