import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { formatDate } from '#web/lib/format.ts'
import { Card } from '#web/ui/card.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { AvailabilityBadge } from '../../availability-badge.tsx'
import { StatRow } from '../../stat-row.tsx'

export function StatisticsCard({ profile }: { profile: Dietitian }) {
  return (
    <Card as="section" aria-labelledby="profile-statistics">
      <h2 id="profile-statistics" className="text-h4">
        Profile Statistics
      </h2>
      <dl className="mt-2 divide-y divide-line">
        <StatRow term="Rating">
          <Rating value={profile.rating} />
        </StatRow>
        <StatRow term="Member since">
          <time dateTime={profile.created_at}>{formatDate(profile.created_at)}</time>
        </StatRow>
        <StatRow term="Status">
          <AvailabilityBadge isAvailable={profile.is_available} available="Available" />
        </StatRow>
      </dl>
    </Card>
  )
}
