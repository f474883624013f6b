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
    { one: 'article view', many: 'article views', value: blogs?.total_views },
    { one: 'published article', many: 'published articles', value: blogs?.published },
    { one: 'client interaction', many: 'client interactions', value: requests?.total },
  ]
  return (
    <Card as="section" aria-labelledby="performance">
      <h2 id="performance" className="text-h4">
        Performance Overview
      </h2>
      <dl className="mt-4 mb-5 grid grid-cols-3 gap-4">
        {figures.map(({ one, many, value }) => (
          <div key={many} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-muted text-sm">{value === 1 ? one : many}</dt>
            <dd className="num text-h4 md:text-h3">{value === undefined ? '…' : formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  )
}
