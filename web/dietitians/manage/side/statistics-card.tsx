import type { ReactNode } from 'react'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { formatDate } from '#web/lib/format.ts'
import { Card } from '#web/ui/card.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { AvailabilityBadge } from '../../availability-badge.tsx'

export function StatisticsCard({ profile }: { profile: Dietitian }) {
  return (
    <Card as="section" aria-labelledby="profile-statistics">
      <h2 id="profile-statistics" className="text-h4">
        Profile Statistics
      </h2>
      <dl className="mt-2 divide-y divide-line">
        <Row term="Rating">
          <Rating value={profile.rating} />
        </Row>
        <Row term="Member since">
          <time dateTime={profile.created_at}>{formatDate(profile.created_at)}</time>
        </Row>
        <Row term="Status">
          <AvailabilityBadge isAvailable={profile.is_available} available="Available" />
        </Row>
      </dl>
    </Card>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 py-2.5">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
