import { use, useEffect } from 'react'
import type { DietitianPage } from '#domain/dietitians/dietitians.schema.ts'
import { DIRECTORY_PAGE_SIZE } from '#domain/dietitians/directory.ts'
import { countPages } from '#domain/http/page-count.ts'
import { formatNumber } from '#web/lib/format.ts'
import { ListingFailure, NothingFound, PastTheEnd } from '#web/shell/list/public-states.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { CARD_GRID } from './card-grid.ts'
import { CardSkeletons } from './card-skeletons.tsx'
import { DietitianCard } from './dietitian-card.tsx'
import { type DirectoryFilters, directoryPath, NO_FILTERS } from './directory-address.ts'
import type { Listing } from './load-directory.ts'

const HEADING = 'text-[1.75rem]'

function foundLabel(count: number): string {
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

interface DirectoryResultsProps<L = Listing> {
  listing: L
  filters: DirectoryFilters
  /** Hears the count, to say it aloud. */
  onFound: (label: string) => void
}

/** Results that are still on their way; suspends until they are there. */
export function AwaitedResults({ listing, ...rest }: DirectoryResultsProps<Promise<Listing>>) {
  return <DirectoryResults listing={use(listing)} {...rest} />
}

export function DirectoryResults({ listing, filters, onFound }: DirectoryResultsProps) {
  const label = listing.kind === 'found' ? foundLabel(listing.page.count) : ''
  useEffect(() => onFound(label), [label, onFound])

  if (listing.kind === 'failed') {
    const { message } = listing
    return <ListingFailure key={message} message={message} title="The directory could not be shown" />
  }
  if (listing.kind === 'past-end') {
    return <PastTheEnd text="The directory is shorter than that." firstPath={directoryPath({ ...filters, page: 1 })} />
  }
  return (
    <>
      <h2 className={HEADING}>{label}</h2>
      {listing.page.count === 0 ? (
        <NothingFound
          title="No dietitians found"
          text="Try another word, or fewer filters."
          clearPath={directoryPath(NO_FILTERS)}
        />
      ) : (
        <Cards page={listing.page} filters={filters} />
      )}
    </>
  )
}

function Cards({ page, filters }: { page: DietitianPage; filters: DirectoryFilters }) {
  return (
    <>
      <ul className={CARD_GRID}>
        {page.results.map((dietitian) => (
          <li key={dietitian.id}>
            <DietitianCard dietitian={dietitian} />
          </li>
        ))}
      </ul>
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
