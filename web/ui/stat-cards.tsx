import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { formatNumber } from '#web/lib/format.ts'
import { Card } from './card.tsx'

interface Stat {
  label: string
  icon: LucideIcon
  /** Undefined while loading. */
  value: number | undefined
  /** Highlighted; at most one per screen. */
  isHighlighted?: boolean
  note?: string | undefined
  to?: string
}

export function StatCards({ stats }: { stats: readonly Stat[] }) {
  const isLoading = stats.some(({ value }) => value === undefined)
  return (
    <dl className="grid grid-cols-2 gap-3 xl:gap-4 min-[80rem]:grid-cols-4" aria-busy={isLoading}>
      {stats.map(({ label, icon: Icon, value, isHighlighted, note, to }) => (
        <Card
          flush
          key={label}
          data-hot={isHighlighted || undefined}
          className="group @container relative flex flex-col p-4 data-hot:border-transparent data-hot:bg-field data-hot:text-ink-on-field lg:px-6 lg:py-5"
        >
          <dt className="flex items-center justify-between font-medium text-ink-muted text-sm group-data-hot:text-ink-on-field">
            {to ? (
              <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
                {label}
              </Link>
            ) : (
              label
            )}
            <Icon aria-hidden="true" className="hidden size-5 text-primary group-data-hot:text-ink-on-field lg:block" />
          </dt>
          <dd className="num mt-1 whitespace-nowrap text-[min(1.875rem,21cqi)] leading-tight lg:text-[min(2.375rem,21cqi)]">
            {value === undefined ? <span className="text-ink-subtle">…</span> : formatNumber(value)}
          </dd>
          {/* Reserves the line of a note that is still loading. */}
          {note || value === undefined ? (
            <dd className="min-h-[1lh] text-ink-muted text-sm group-data-hot:text-ink-on-field">{note}</dd>
          ) : null}
        </Card>
      ))}
    </dl>
  )
}
