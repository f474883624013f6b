import { CircleCheck, Eye, FileText, Inbox } from 'lucide-react'
import type { BlogStats } from '#domain/blogs/blogs.schema.ts'
import type { RequestStats } from '#domain/consultations/consultations.schema.ts'
import { formatNumber } from '#web/lib/format.ts'
import { StatCards } from '#web/ui/stat-cards.tsx'

interface OverviewStatsProps {
  /** undefined while loading. */
  blogs: BlogStats | undefined
  requests: RequestStats | undefined
}

const BLOGS = '/dietitian/blogs'

/** The four figures that lead on. */
export function OverviewStats({ blogs, requests }: OverviewStatsProps) {
  return (
    <StatCards
      stats={[
        {
          label: 'Total Blogs',
          icon: FileText,
          value: blogs?.total,
          note: blogs && `${formatNumber(blogs.published)} published`,
          to: BLOGS,
        },
        { label: 'Total Views', icon: Eye, value: blogs?.total_views, note: blogs && 'across all articles', to: BLOGS },
        {
          label: 'Contact Requests',
          icon: Inbox,
          value: requests?.total,
          note: requests && `${formatNumber(requests.pending)} pending`,
          to: '/dietitian/requests',
          isHot: requests !== undefined && requests.pending > 0,
        },
        {
          label: 'Published Articles',
          icon: CircleCheck,
          value: blogs?.published,
          note: blogs && (blogs.drafts === 1 ? '1 draft' : `${formatNumber(blogs.drafts)} drafts`),
          to: `${BLOGS}?status=published`,
        },
      ]}
    />
  )
}
