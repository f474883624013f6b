import type { ReactNode } from 'react'
import type { BlogStats } from '#domain/blogs/blogs.schema.ts'
import type { RequestStats } from '#domain/consultations/consultations.schema.ts'
import { formatNumber } from '#web/lib/format.ts'
import { Card } from '#web/ui/card.tsx'

interface PerformanceOverviewProps {
  /** undefined while loading. */
  blogs: BlogStats | undefined
  requests: RequestStats | undefined
  /** The chart. */
  children: ReactNode
}

export function PerformanceOverview({ blogs, requests, children }: PerformanceOverviewProps) {
  const figures = [
    { label: 'article views', value: blogs?.total_views },
    { label: 'published articles', value: blogs?.published },
    { label: 'client interactions', value: requests?.total },
  ]
  return (
    <Card as="section" aria-labelledby="performance">
      <h2 id="performance" className="text-h4">
        Performance Overview
      </h2>
      <dl className="mt-4 mb-5 grid grid-cols-3 gap-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-muted text-sm">{label}</dt>
            <dd className="num text-h4 md:text-h3">{value === undefined ? '…' : formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  )
}
