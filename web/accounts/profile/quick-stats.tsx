import type { ReactNode } from 'react'
import { formatDate } from '#web/lib/format.ts'
import { Card } from '#web/ui/card.tsx'

interface QuickStatsProps {
  memberSince: string
  /** `<QuickStat>` lines that the page adds. */
  children: ReactNode
}

export function QuickStats({ memberSince, children }: QuickStatsProps) {
  return (
    <Card>
      <h2 className="text-h4">Quick stats</h2>
      <dl className="mt-3 divide-y divide-line">
        {children}
        <div className="flex items-baseline justify-between gap-4 py-2.5">
          <dt className="text-ink-muted">Member since</dt>
          <dd className="font-semibold">{formatDate(memberSince)}</dd>
        </div>
      </dl>
    </Card>
  )
}
