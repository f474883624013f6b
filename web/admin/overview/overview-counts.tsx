import { ClipboardList, FileText, Inbox, UsersRound } from 'lucide-react'
import type { Stats } from '#domain/admin/stats.schema.ts'
import { formatNumber } from '#web/lib/format.ts'
import { StatCards } from '#web/ui/stat-cards.tsx'

/** What there is; undefined while loading. */
export function OverviewCounts({ stats }: { stats: Stats | undefined }) {
  return (
    <StatCards
      stats={[
        {
          label: 'Users',
          icon: UsersRound,
          value: stats?.users.total,
          note: stats && dietitiansLabel(stats.users.dietitian),
        },
        {
          label: 'Requests',
          icon: Inbox,
          value: stats?.contact_requests.total,
          note: stats && `${formatNumber(stats.contact_requests.pending)} pending`,
        },
        {
          label: 'Assessments',
          icon: ClipboardList,
          value: stats?.assessments.total,
          note: stats && `${formatNumber(stats.assessments.new)} new`,
        },
        {
          label: 'Published articles',
          icon: FileText,
          value: stats?.blogs.published,
          note: stats && viewsLabel(stats.blogs.total_views),
        },
      ]}
    />
  )
}

function dietitiansLabel(count: number): string {
  return count === 1 ? '1 dietitian' : `${formatNumber(count)} dietitians`
}

function viewsLabel(count: number): string {
  return count === 1 ? '1 view' : `${formatNumber(count)} views`
}
