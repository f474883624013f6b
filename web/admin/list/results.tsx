import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#domain/http/api-error.ts'
import { countPages } from '#domain/http/page-count.ts'
import { SEARCH_COUNT_MAX } from '#domain/http/search.ts'
import art from '#web/illustrations/empty-not-found.svg'
import { formatNumber } from '#web/lib/format.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { ListPagination } from './use-filtered-list.ts'

interface Page<Row> {
  count: number
  results: Row[]
}

interface ResultsProps<Row> {
  list: UseQueryResult<Page<Row>>
  /** What is counted: one, and many. */
  nouns: { one: string; many: string }
  /** Said where there is none of it at all. */
  nothing: NothingYet
  pageSize: number
  place: ListPagination
  /** A filter is set, so what is not there may be elsewhere. */
  isNarrowed: boolean
  /** The count ends at `SEARCH_COUNT_MAX`. */
  isCapped?: boolean
  children: (rows: readonly Row[], isStale: boolean) => ReactNode
}

/** An empty list says why it is empty, and leads somewhere. */
export interface NothingYet {
  art?: string
  title: string
  text: string
  action: ReactNode
}

/** A paged list of the panel with everything that can be in its place. */
export function Results<Row>(props: ResultsProps<Row>) {
  const { list, nouns, nothing, place, pageSize, isNarrowed, isCapped = false, children } = props
  const { page, toHref, onClear } = place
  const { data, error, isFetching, isPlaceholderData, refetch } = list
  if (page > 1 && error instanceof ApiError && error.status === 404) return <BeyondLastPage onFirst={onClear} />
  return (
    <>
      {error ? <LoadFailure error={error} isRetrying={isFetching} onRetry={() => refetch()} /> : null}
      <div role="status" className="mt-6">
        {data ? <h2 className="text-h4">{describeCount(data.count, nouns, isCapped)}</h2> : null}
        {!data && isFetching ? <span className="sr-only">Loading {nouns.many}…</span> : null}
      </div>
      {!data && !error ? <ResultsSkeleton /> : null}
      {data?.count === 0 ? <Nothing nothing={nothing} isNarrowed={isNarrowed} onClear={onClear} /> : null}
      {data && data.count > 0 ? children(data.results, isPlaceholderData) : null}
      {data && data.count > pageSize ? (
        <div className="mt-8">
          <Pagination page={page} pages={countPages(data.count, pageSize)} toHref={toHref} />
        </div>
      ) : null}
    </>
  )
}

function describeCount(count: number, { one, many }: ResultsProps<unknown>['nouns'], isCapped: boolean): string {
  if (isCapped && count >= SEARCH_COUNT_MAX) return `${formatNumber(SEARCH_COUNT_MAX)}+ ${many}`
  return count === 1 ? `1 ${one}` : `${formatNumber(count)} ${many}`
}

function ResultsSkeleton() {
  return (
    <div aria-hidden="true" className="mt-4 grid gap-3">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <Skeleton key={row} className="h-14 max-md:h-32 max-md:rounded-card" />
      ))}
    </div>
  )
}

interface NothingProps extends Pick<ResultsProps<unknown>, 'nothing' | 'isNarrowed'> {
  onClear: () => void
}

function Nothing({ nothing, isNarrowed, onClear }: NothingProps) {
  if (!isNarrowed) return <EmptyState art={art} {...nothing} />
  return (
    <EmptyState
      art={art}
      title="Nothing matches"
      text="Try fewer filters or another word."
      action={
        <Button variant="outline" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  )
}

function BeyondLastPage({ onFirst }: { onFirst: () => void }) {
  return (
    <EmptyState
      art={art}
      title="This page does not exist"
      text="The list is shorter now."
      action={
        <Button variant="outline" onClick={onFirst}>
          Show the whole list
        </Button>
      }
    />
  )
}
