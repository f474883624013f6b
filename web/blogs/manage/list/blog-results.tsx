import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import type { MyBlogPage } from '#domain/blogs/blogs.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { useAdminStore } from '#web/lib/admin-store.ts'
import { formatNumber } from '#web/lib/format.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { NoBlogsYet, NoMatch, NoSuchPage } from './empty-blogs.tsx'
import { BlogEntries } from './entries/blog-entries.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { isNarrowed, type MyBlogFilters, NO_FILTERS } from './my-blog-filters.ts'
import { ViewToggle } from './view-toggle.tsx'

interface BlogResultsProps {
  list: UseQueryResult<MyBlogPage>
  filters: MyBlogFilters
  onApply: (change: Partial<MyBlogFilters>) => void
}

export function BlogResults({ list, filters, onApply }: BlogResultsProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = list
  const isGrid = useAdminStore(({ blogView }) => blogView === 'grid')
  const heading = useRef<HTMLHeadingElement>(null)
  if (error instanceof ApiError && error.status === 404) return <NoSuchPage onFirst={() => onApply({ page: 1 })} />
  return (
    <>
      {error ? <LoadFailure error={error} isRetrying={isFetching} onRetry={refetch} /> : null}
      <div className="mt-8 flex min-h-11 items-center justify-between gap-4">
        <div role="status">
          <h2 ref={heading} tabIndex={-1} className="text-h4">
            {data ? blogCount(data.count, isNarrowed(filters)) : <span className="sr-only">Loading blogs…</span>}
          </h2>
        </div>
        {data && data.count > 0 ? <ViewToggle /> : null}
      </div>
      {!data && !error ? <ListSkeleton isGrid={isGrid} /> : null}
      {data?.count === 0 ? (
        data.stats.total > 0 ? (
          <NoMatch onClear={() => onApply(NO_FILTERS)} />
        ) : (
          <NoBlogsYet />
        )
      ) : null}
      {data && data.count > 0 ? (
        <BlogEntries
          blogs={data.results}
          filters={filters}
          isStale={isPlaceholderData}
          isGrid={isGrid}
          onPage={(page) => onApply({ page })}
          onFocusLost={() => heading.current?.focus()}
        />
      ) : null}
    </>
  )
}

/** Whole sentences: none, one and many. */
function blogCount(count: number, narrowed: boolean): string {
  if (narrowed) return count === 1 ? '1 matching blog' : `${formatNumber(count)} matching blogs`
  return count === 1 ? '1 blog' : `${formatNumber(count)} blogs`
}
