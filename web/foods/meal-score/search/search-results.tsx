import { PLATE_FULL, PLATE_MAX_ITEMS } from '#domain/foods/plate/plate-limits.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { FoundFoods } from '../load-plate-page.ts'
import { PlateLink } from '../plate-link.tsx'
import { nextShownCount } from '../plate-page-address.ts'
import type { PlateControls } from '../use-plate-page.ts'
import { FoodList } from './food-list.tsx'

interface SearchResultsProps {
  /** Null before the first results of a search. */
  found: FoundFoods | null
  controls: PlateControls
}

export function SearchResults({ found, controls }: SearchResultsProps) {
  return (
    <section aria-label="Foods found" className="print:hidden">
      {controls.parts.length >= PLATE_MAX_ITEMS ? (
        <Banner tone="info" className="mb-3">
          {PLATE_FULL}
        </Banner>
      ) : null}
      <Found found={found} controls={controls} />
    </section>
  )
}

const LIST = 'divide-y divide-line *:first:*:rounded-t-card *:last:*:rounded-b-card'

function Found({ found, controls }: SearchResultsProps) {
  const { show, isSearching, toPath } = controls
  if (!found) return <FoundSkeleton />
  if (found.kind === 'failed') {
    return (
      <Banner>
        <p>{found.message}</p>
        <PlateLink to={toPath({})} replace className="inline-flex min-h-11 items-center font-semibold underline">
          Try again
        </PlateLink>
      </Banner>
    )
  }
  if (found.count === 0) {
    return (
      <p className="text-ink-muted">
        Try another spelling, a shorter word such as “dal”, or what is in it. Names work in English, Hindi and Punjabi.
      </p>
    )
  }
  const next = nextShownCount(show, found.count)
  return (
    <div aria-busy={isSearching || undefined} className="transition-opacity delay-150 aria-busy:opacity-60">
      <Card flush>
        <FoodList foods={found.foods} controls={controls} className={LIST} />
      </Card>
      {next === null ? null : (
        <ButtonLink
          to={toPath({ show: next })}
          replace
          preventScrollReset
          data-preserves-focus=""
          rel="nofollow"
          variant="ghost"
          size="small"
          className="mt-2"
        >
          Show more
        </ButtonLink>
      )}
    </div>
  )
}

const ROWS = ['first', 'second', 'third', 'fourth']

function FoundSkeleton() {
  return (
    <Card flush aria-hidden="true" className="divide-y divide-line">
      {ROWS.map((row) => (
        <div key={row} className="px-5 py-3.5">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="mt-2.5 h-4 w-3/5" />
        </div>
      ))}
    </Card>
  )
}
