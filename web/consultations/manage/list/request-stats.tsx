import { CircleCheck, CircleX, Clock, Inbox } from 'lucide-react'
import type { RequestStats } from '#domain/consultations/consultations.schema.ts'
import { formatNumber } from '#web/lib/format.ts'
import { Card } from '#web/ui/card.tsx'

interface RequestStatsRowProps {
  /** undefined while loading. */
  stats: RequestStats | undefined
}

const CARDS = [
  { key: 'total', label: 'Total', icon: Inbox },
  { key: 'pending', label: 'Pending', icon: Clock },
  { key: 'replied', label: 'Replied', icon: CircleCheck },
  { key: 'closed', label: 'Closed', icon: CircleX },
] as const

/** The one card that needs action stands on the maize field. */
export function RequestStatsRow({ stats }: RequestStatsRowProps) {
  return (
    <dl className="mt-6 grid grid-cols-2 gap-3 xl:gap-4 min-[80rem]:grid-cols-4" aria-busy={!stats}>
      {CARDS.map(({ key, label, icon: Icon }) => {
        const isHot = key === 'pending' && stats !== undefined && stats.pending > 0
        return (
          <Card
            flush
            key={key}
            data-hot={isHot || undefined}
            className="group flex flex-col p-4 data-hot:border-transparent data-hot:bg-field data-hot:text-ink-on-field lg:px-6 lg:py-5"
          >
            <dt className="flex items-center justify-between font-medium text-ink-muted text-sm group-data-hot:text-ink-on-field">
              {label}
              <Icon
                aria-hidden="true"
                className="hidden size-5 text-primary group-data-hot:text-ink-on-field lg:block"
              />
            </dt>
            <dd className="num mt-1 text-[1.875rem] leading-tight lg:text-[2.375rem]">
              {stats ? formatNumber(stats[key]) : <span className="text-ink-subtle">…</span>}
            </dd>
          </Card>
        )
      })}
    </dl>
  )
}
