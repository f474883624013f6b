import { use, useEffect } from 'react'
import type { BlogPage } from '#domain/blogs/blogs.schema.ts'
import { DEFAULT_PAGE_SIZE } from '#domain/http/pages/page.ts'
import { countPages } from '#domain/http/pages/page-count.ts'
import { SEARCH_COUNT_MAX } from '#domain/http/search.ts'
import { formatNumber } from '#web/lib/format.ts'
import { ListingFailure, NothingFound, PastTheEnd } from '#web/shell/list/public-states.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BlogCard } from '../blog-card.tsx'
import { type BlogFilters, blogsPath, isNarrowed, NO_FILTERS } from './list-address.ts'
import type { Listing } from './load-list.ts'

const HEADING = 'text-[1.75rem]'
const GRID = 'mt-7 grid gap-6 md:grid-cols-2 lg:grid-cols-3'
const SKELETONS = [1, 2, 3, 4, 5, 6] as const

/** A search that reaches the counting limit has at least that many results. */
export function headingOf(count: number, filters: BlogFilters): string {
  if (!isNarrowed(filters)) return 'Latest Articles'
  const isCapped = filters.search !== '' && count >= SEARCH_COUNT_MAX
  return `${formatNumber(count)}${isCapped ? '+' : ''} ${count === 1 ? 'Article' : 'Articles'}`
}

export function LoadingResults() {
  return (
    <>
      <h2 className={HEADING}>Loading articles...</h2>
      <div className={GRID}>
        {SKELETONS.map((number) => (
          <Skeleton key={number} className="h-110 rounded-card" />
        ))}
      </div>
    </>
  )
}

interface ListResultsProps<L = Listing> {
  listing: L
  filters: BlogFilters
  /** Reports the count to the caller; null if there is none. */
  onCount: (count: number | null) => void
}

/** Results that are still loading; suspends until they arrive. */
export function AwaitedResults({ listing, ...rest }: ListResultsProps<Promise<Listing>>) {
  return <ListResults listing={use(listing)} {...rest} />
}

export function ListResults({ listing, filters, onCount }: ListResultsProps) {
  const count = listing.kind === 'found' ? listing.page.count : null
  useEffect(() => onCount(count), [count, onCount])

  if (listing.kind === 'failed') {
    const { message } = listing
    return <ListingFailure key={message} message={message} title="We couldn’t show the articles" />
  }
  if (listing.kind === 'past-end') {
    return <PastTheEnd text="There aren’t that many pages." firstPath={blogsPath({ ...filters, page: 1 })} />
  }
  return (
    <>
      <h2 className={HEADING}>{headingOf(listing.page.count, filters)}</h2>
      {listing.page.count === 0 ? (
        <NothingFound
          title="No blogs found"
          text="Try adjusting your search or filters."
          clearPath={isNarrowed(filters) ? blogsPath(NO_FILTERS) : null}
        />
      ) : (
        <Cards page={listing.page} filters={filters} />
      )}
    </>
  )
}

function Cards({ page, filters }: { page: BlogPage; filters: BlogFilters }) {
  return (
    <>
      <ul className={GRID}>
        {page.results.map((blog, at) => (
          <li key={blog.id}>
            <BlogCard blog={blog} isFirst={at === 0} />
          </li>
        ))}
      </ul>
      <div className="mt-10">
        <Pagination
          label="Pages of articles"
          page={filters.page}
          pages={countPages(page.count, DEFAULT_PAGE_SIZE)}
          toHref={(number) => blogsPath({ ...filters, page: number })}
        />
      </div>
    </>
  )
}
