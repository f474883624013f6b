import { useQuery } from '@tanstack/react-query'
import { ClipboardList, FileText, Inbox, UsersRound } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { Stats } from '#domain/admin/stats.schema.ts'
import { DEFAULT_RANGE, RANGE_LABELS, STATS_RANGES, type StatsRange } from '#domain/admin/stats-range.ts'
import { TwoStepHint, WhenSecurityKnown } from '#web/accounts/security-banners.tsx'
import { formatNumber } from '#web/lib/format.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { PageSkeleton } from '#web/shell/frame/page-skeleton.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatCards } from '#web/ui/stat-cards.tsx'
import { siteClaims } from '../settings/site-settings.queries.ts'
import { adminStats, waitingWork } from '../stats.queries.ts'
import { Charts } from './charts.tsx'
import { LaunchChecklist } from './launch-checklist.tsx'
import { WaitingList } from './waiting-list.tsx'

export const meta = () => privateMeta('Admin panel', 'What needs attention, and how the platform is doing.', '/admin')

const OPTIONS = STATS_RANGES.map((range) => ({ value: range, label: RANGE_LABELS[range] }))

export default function AdminOverviewPage() {
  const [range, chooseRange] = useRange()
  const stats = useQuery(adminStats(range))
  const waiting = useQuery(waitingWork)
  const claims = useQuery(siteClaims)
  const failed = [stats, waiting, claims].find(({ error, data }) => error && !data)
  return (
    // The heights of the checklist and of the waiting list are unknown until their data arrives.
    <WhenSecurityKnown skeleton={<PageSkeleton />} isLoading={claims.isPending || waiting.isPending}>
      <div className="grid gap-6">
        <h1 className="text-h2">Overview</h1>
        <DemoWarning accounts={waiting.data?.demo_accounts ?? 0} />
        <TwoStepHint />
        {failed?.error ? (
          <LoadFailure
            error={failed.error}
            isRetrying={failed.isFetching}
            onRetry={() => void Promise.all([stats.refetch(), waiting.refetch(), claims.refetch()])}
          />
        ) : null}
        {waiting.isLoadingError ? null : <WaitingList waiting={waiting.data} />}
        {claims.data ? <LaunchChecklist claims={claims.data} /> : null}
        {stats.isLoadingError ? null : <OverviewCounts stats={stats.data} waiting={waiting.data?.requests} />}
        <div className="mt-2 flex flex-wrap items-center justify-between gap-4">
          <h2 className="text-h3">Over time</h2>
          <Segmented legend="Period" name="range" options={OPTIONS} value={range} onChange={chooseRange} />
        </div>
        {stats.data ? (
          <div aria-busy={stats.isPlaceholderData} className="aria-busy:opacity-60">
            <Charts series={stats.data.series} range={stats.data.range} />
          </div>
        ) : stats.error ? null : (
          <ChartsSkeleton />
        )}
      </div>
    </WhenSecurityKnown>
  )
}

/** Cannot be dismissed, because visitors would trust people who do not exist. */
function DemoWarning({ accounts }: { accounts: number }) {
  if (accounts === 0) return null
  return (
    <Banner>
      This site is public and still shows demo content: {formatNumber(accounts)} demo{' '}
      {accounts === 1 ? 'account' : 'accounts'} with articles and requests that are not real. Remove everything with{' '}
      <code>npm run demo:remove</code>.
    </Banner>
  )
}

function ChartsSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-6 min-[80rem]:grid-cols-2">
      {['sign-ups', 'requests', 'replies', 'assessments'].map((name) => (
        <Skeleton key={name} className="h-64 rounded-card" />
      ))}
    </div>
  )
}

/** The period of the charts is in the address. */
function useRange(): [StatsRange, (range: StatsRange) => void] {
  const [query, setQuery] = useSearchParams()
  const range = STATS_RANGES.find((known) => known === query.get('range')) ?? DEFAULT_RANGE
  const choose = (next: StatsRange) =>
    setQuery(next === DEFAULT_RANGE ? {} : { range: next }, { replace: true, preventScrollReset: true })
  return [range, choose]
}

/** The totals; undefined while loading. */
function OverviewCounts({ stats, waiting }: { stats: Stats | undefined; waiting: number | undefined }) {
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
          note: waiting === undefined ? undefined : `${formatNumber(waiting)} waiting`,
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
