import { useQuery } from '@tanstack/react-query'
import { useSession } from '#web/lib/session/session.ts'
import { pageMeta } from '#web/shell/seo.ts'
import { FilterBar } from './list/filter-bar.tsx'
import { ListPager } from './list/list-pager.tsx'
import { describePending } from './list/pending-sentence.ts'
import { RequestResults } from './list/request-results.tsx'
import { RequestStatsRow } from './list/request-stats.tsx'
import { useRequestFilters } from './list/use-request-filters.ts'
import { requestList } from './requests.queries.ts'

export function meta() {
  return pageMeta({
    title: 'Contact Requests',
    description: 'Consultation requests from your clients.',
    path: '/dietitian/requests',
    noindex: true,
  })
}

export default function RequestListPage() {
  const isAdmin = useSession((session) => session.user?.role === 'admin')
  const { shown, applied, onType, onApply } = useRequestFilters()
  const list = useQuery(requestList(applied))
  const stats = list.data?.stats

  return (
    <>
      <h1 className="text-h2">Contact Requests</h1>
      <p className="min-h-7 text-ink-muted">{stats ? describePending(stats.pending) : null}</p>
      {list.isLoadingError ? null : <RequestStatsRow stats={stats} />}
      <FilterBar filters={shown} onType={onType} onApply={onApply} />
      <RequestResults list={list} filters={applied} showDietitian={isAdmin} onApply={onApply} />
      <ListPager count={list.data?.count ?? 0} filters={applied} />
    </>
  )
}
