import { lazy, Suspense, use, useEffect } from 'react'
import type { DietitianPage, DirectoryEntry } from '#domain/dietitians/dietitians.schema.ts'
import { DIRECTORY_PAGE_SIZE } from '#domain/dietitians/directory/directory.ts'
import { countPages } from '#domain/http/pages/page-count.ts'
import { formatNumber } from '#web/lib/format.ts'
import { ListingFailure, PastTheEnd } from '#web/shell/list/public-states.tsx'
import { Card } from '#web/ui/card.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CARD, DietitianCard } from './dietitian-card.tsx'
import { type DirectoryFilters, directoryPath } from './directory-address.ts'
import type { Listing } from './load-directory.ts'

const HEADING = 'text-[1.75rem]'

export function foundLabel(count: number): string {
  return count === 1 ? '1 Dietitian Found' : `${formatNumber(count)} Dietitians Found`
}

export function LoadingResults() {
  return (
    <>
      <h2 className={HEADING}>Loading dietitians...</h2>
      <CardSkeletons />
    </>
  )
}

/** Rarely needed, so it is not part of the page's first load. */
const NobodyFound = lazy(async () => ({ default: (await import('./nobody-found.tsx')).NobodyFound }))

interface DirectoryResultsProps<L = Listing> {
  listing: L
  filters: DirectoryFilters
  /** Reports the count to the caller; null if there is none. */
  onFound: (count: number | null) => void
}

/** Results that are still loading; suspends until they arrive. */
export function AwaitedResults({ listing, ...rest }: DirectoryResultsProps<Promise<Listing>>) {
  return <DirectoryResults listing={use(listing)} {...rest} />
}

export function DirectoryResults({ listing, filters, onFound }: DirectoryResultsProps) {
  const count = listing.kind === 'found' ? listing.page.count : null
  useEffect(() => onFound(count), [count, onFound])

  if (listing.kind === 'failed') {
    const { message } = listing
    return <ListingFailure key={message} message={message} title="We couldn’t show the directory" />
  }
  if (listing.kind === 'past-end') {
    return <PastTheEnd text="There aren’t that many pages." firstPath={directoryPath({ ...filters, page: 1 })} />
  }
  return (
    <>
      <h2 className={HEADING}>{foundLabel(listing.page.count)}</h2>
      {listing.page.count === 0 ? (
        <Suspense>
          <NobodyFound />
        </Suspense>
      ) : (
        <Cards page={listing.page} filters={filters} />
      )}
      {listing.page.others ? (
        <section aria-labelledby="others" className="mt-12">
          <h2 id="others" className="text-h3">
            {listing.page.others.title}
          </h2>
          <CardGrid dietitians={listing.page.others.results} />
        </section>
      ) : null}
    </>
  )
}

function Cards({ page, filters }: { page: DietitianPage; filters: DirectoryFilters }) {
  return (
    <>
      <CardGrid dietitians={page.results} />
      <div className="mt-10">
        <Pagination
          label="Pages of dietitians"
          page={filters.page}
          pages={countPages(page.count, DIRECTORY_PAGE_SIZE)}
          toHref={(number) => directoryPath({ ...filters, page: number })}
        />
      </div>
    </>
  )
}

/** Three, two or one card in a row. */
const CARD_GRID = 'mt-7 grid gap-6 min-[700px]:grid-cols-2 min-[75rem]:grid-cols-3'

function CardGrid({ dietitians }: { dietitians: readonly DirectoryEntry[] }) {
  return (
    <ul className={CARD_GRID}>
      {dietitians.map((dietitian) => (
        <li key={dietitian.id}>
          <DietitianCard dietitian={dietitian} />
        </li>
      ))}
    </ul>
  )
}

/** Placeholders while the directory loads. */
const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

function CardSkeletons() {
  return (
    <div className={CARD_GRID} aria-hidden="true">
      {SKELETONS.map((name) => (
        <Card key={name} className={CARD}>
          <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4.5">
            <Skeleton className="m-1 size-21 rounded-full" />
            <div className="grid gap-2.5">
              <Skeleton className="h-6 w-4/5" />
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-6 w-2/5 rounded-pill" />
            </div>
          </div>
          <Skeleton className="my-5 h-17" />
          <Skeleton className="h-4.5" />
          <Skeleton className="mt-2 h-4.5 w-3/4" />
          <Skeleton className="mt-5 h-4 w-3/5" />
          <Skeleton className="mt-2.5 mb-6 h-4 w-2/5" />
          <div className="mt-auto grid grid-cols-2 gap-2.5">
            <Skeleton className="h-12 rounded-pill" />
            <Skeleton className="h-12 rounded-pill" />
          </div>
        </Card>
      ))}
    </div>
  )
}
