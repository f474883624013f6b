import { useQuery } from '@tanstack/react-query'
import { EmailBanner, WhenSecurityKnown } from '#web/accounts/security-banners.tsx'
import { blogStats } from '#web/blogs/manage/blogs.queries.ts'
import { RecentBlogs } from '#web/blogs/manage/overview/recent-blogs.tsx'
import { WeeklyViewsChart } from '#web/blogs/manage/overview/weekly-views.tsx'
import { describePending } from '#web/consultations/manage/list/pending-sentence.ts'
import { RecentRequests } from '#web/consultations/manage/overview/recent-requests.tsx'
import { recentRequests } from '#web/consultations/manage/requests.queries.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { PageSkeleton } from '#web/shell/frame/page-skeleton.tsx'
import { pageMeta } from '#web/shell/seo.ts'
import { OverviewStats } from './overview-stats.tsx'
import { PerformanceOverview } from './performance.tsx'
import { QuickActions } from './quick-actions.tsx'
import { TipsForSuccess } from './tips.tsx'

export function meta() {
  return pageMeta({
    title: 'Dashboard',
    description: 'What waits, what is read, and what to do next.',
    path: '/dietitian/dashboard',
    noindex: true,
  })
}

export default function OverviewPage() {
  const { data: blogs, error, isFetching, refetch } = useQuery(blogStats())
  const { data: recent } = useQuery(recentRequests())
  const requests = recent?.stats

  return (
    <WhenSecurityKnown skeleton={<PageSkeleton />}>
      <div className="grid gap-6">
        <EmailBanner />
        <div>
          <h1 className="text-h2">Welcome back</h1>
          <p className="min-h-7 text-ink-muted">{requests ? describePending(requests.pending) : null}</p>
        </div>
        {error && !blogs ? <LoadFailure error={error} isRetrying={isFetching} onRetry={refetch} /> : null}
        <OverviewStats blogs={blogs} requests={requests} />
        <QuickActions />
        <div className="grid gap-6 min-[80rem]:grid-cols-2">
          <RecentRequests />
          <RecentBlogs />
        </div>
        <div className="grid gap-6 min-[80rem]:grid-cols-[3fr_2fr]">
          <PerformanceOverview blogs={blogs} requests={requests}>
            <WeeklyViewsChart />
          </PerformanceOverview>
          <TipsForSuccess />
        </div>
      </div>
    </WhenSecurityKnown>
  )
}
