import type { UseQueryResult } from '@tanstack/react-query'
import type { RequestPage } from '#domain/consultations/consultations.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { formatNumber } from '#web/lib/format.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NoMatch, NoRequestsYet, NoSuchPage } from './empty-requests.tsx'
import { RequestCard } from './request-card.tsx'
import { isNarrowed, NO_FILTERS, type RequestFilters } from './request-filters.ts'

interface RequestResultsProps {
  list: UseQueryResult<RequestPage>
  filters: RequestFilters
  showDietitian: boolean
  onApply: (change?: Partial<RequestFilters>) => void
}

export function RequestResults({ list, filters, showDietitian, onApply }: RequestResultsProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = list
  const handleClear = () => onApply(NO_FILTERS)
  if (error instanceof ApiError && error.status === 404) return <NoSuchPage onFirst={() => onApply({ page: 1 })} />
  return (
    <>
      {error ? <LoadFailure error={error} isRetrying={isFetching} onRetry={refetch} /> : null}
      <div role="status" className="mt-8">
        {data ? <h2 className="text-h4">{requestCount(data.count, isNarrowed(filters))}</h2> : null}
        {!data && isFetching ? <span className="sr-only">Loading requests…</span> : null}
      </div>
      {!data && !error ? <ListSkeleton /> : null}
      {data?.count === 0 ? (
        isNarrowed(filters) ? (
          <NoMatch onClear={handleClear} />
        ) : (
          <NoRequestsYet isAdmin={showDietitian} />
        )
      ) : null}
      {data && data.count > 0 ? (
        <ul aria-busy={isPlaceholderData} className="mt-4 grid gap-4 aria-busy:opacity-60 min-[80rem]:grid-cols-2">
          {data.results.map((request) => (
            <li key={request.id} className="min-w-0">
              <RequestCard request={request} showDietitian={showDietitian} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** Whole sentences: none, one and many. */
function requestCount(count: number, narrowed: boolean): string {
  if (narrowed) return count === 1 ? '1 matching request' : `${formatNumber(count)} matching requests`
  return count === 1 ? '1 request' : `${formatNumber(count)} requests`
}

const CARDS = ['first', 'second', 'third', 'fourth']

function ListSkeleton() {
  return (
    <div className="mt-4 grid gap-4 min-[80rem]:grid-cols-2">
      {CARDS.map((card) => (
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
