import { CircleCheck, CircleX, Clock, Inbox } from 'lucide-react'
import type { RequestStats } from '#domain/consultations/consultations.schema.ts'
import { useSession } from '#web/lib/session/session.ts'
import { FilterBar } from '#web/shell/list/filter-bar.tsx'
import { Results } from '#web/shell/list/results.tsx'
import { useFilteredList } from '#web/shell/list/use-filtered-list.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatCards } from '#web/ui/stat-cards.tsx'
import { describePending } from './list/pending-sentence.ts'
import { RequestCard } from './list/request-card.tsx'
import { CHOICES, listWords, REQUEST_LIST } from './list/request-list.ts'

export const meta = () =>
  privateMeta('Contact Requests', 'Consultation requests from your clients.', '/dietitian/requests')

export default function RequestListPage() {
  const isAdmin = useSession((session) => session.user?.role === 'admin')
  const list = useFilteredList(REQUEST_LIST)
  const stats = list.query.data?.stats
  return (
    <>
      <h1 className="text-h2">Contact Requests</h1>
      <p className="min-h-7 text-ink-muted">{stats ? describePending(stats.pending) : null}</p>
      {list.query.isLoadingError ? null : <StatsRow stats={stats} />}
      <FilterBar
        list={list}
        search={{ label: 'Search requests', placeholder: 'Name, e-mail or message' }}
        choices={CHOICES}
        isCompact
      />
      <Results list={list} words={listWords(isAdmin)} skeleton={<ListSkeleton />} className="mt-8">
        {(requests, isStale) => (
          <ul aria-busy={isStale} className="mt-4 grid gap-4 aria-busy:opacity-60 min-[80rem]:grid-cols-2">
            {requests.map((request) => (
              <li key={request.id} className="min-w-0">
                <RequestCard request={request} showDietitian={isAdmin} />
              </li>
            ))}
          </ul>
        )}
      </Results>
    </>
  )
}

/** Without numbers while they are loading. */
function StatsRow({ stats }: { stats: RequestStats | undefined }) {
  const isWaiting = stats !== undefined && stats.pending > 0
  return (
    <div className="mt-6">
      <StatCards
        stats={[
          { label: 'Total', icon: Inbox, value: stats?.total },
          { label: 'Pending', icon: Clock, value: stats?.pending, isHot: isWaiting },
          { label: 'Replied', icon: CircleCheck, value: stats?.replied },
          { label: 'Closed', icon: CircleX, value: stats?.closed },
        ]}
      />
    </div>
  )
}

function ListSkeleton() {
  return (
    <div className="mt-4 grid gap-4 min-[80rem]:grid-cols-2">
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <Card key={card} className="flex gap-4">
          <Skeleton className="size-12 flex-none rounded-full" />
          <div className="grid flex-1 gap-3">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-12" />
            <Skeleton className="h-5 w-full max-w-56" />
          </div>
        </Card>
      ))}
    </div>
  )
}
