import { CircleCheck, Eye, FileText, PencilLine } from 'lucide-react'
import type { BlogStats } from '#domain/blogs/blogs.schema.ts'
import { StatCards } from '#web/ui/stat-cards.tsx'

interface BlogStatsRowProps {
  /** undefined while loading. */
  stats: BlogStats | undefined
}

export function BlogStatsRow({ stats }: BlogStatsRowProps) {
  return (
    <StatCards
      stats={[
        { label: 'Total', icon: FileText, value: stats?.total },
        { label: 'Published', icon: CircleCheck, value: stats?.published },
        { label: 'Drafts', icon: PencilLine, value: stats?.drafts },
        { label: 'Total views', icon: Eye, value: stats?.total_views },
      ]}
    />
  )
}
