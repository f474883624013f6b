import { DEFAULT_DIRECTORY_ORDERING, DIRECTORY_ORDERING_LABELS } from '#domain/dietitians/directory/directory.ts'
import { CONSULTATION_MODE_LABELS, LANGUAGE_LABELS } from '#domain/dietitians/practice.ts'
import { SPECIALIZATION_LABELS } from '#domain/dietitians/specializations.ts'
import { BEST_MATCH } from '#domain/http/search.ts'
import { formatNumber } from '#web/lib/format.ts'
import { FoldedFilters } from '#web/shell/list/folded-filters.tsx'
import type { ListControls } from '#web/shell/list/use-list-filters.ts'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Select, toOptions } from '#web/ui/select-field.tsx'
import { type DirectoryFilters, writeFilters } from './directory-address.ts'

const AVAILABILITY_OPTIONS = [
  { value: '', label: 'All Dietitians' },
  { value: 'available', label: 'Available Now' },
  { value: 'unavailable', label: 'Unavailable' },
] as const

interface FilterBarProps extends ListControls<DirectoryFilters> {
  /** The number of dietitians; null while it is unknown. */
  count: number | null
}

/** One row from 1024 px; folded below that, so that the first dietitian fits on the first screen. */
export function FilterBar({ filters, handleChoose, count }: FilterBarProps) {
  const choice = <N extends keyof DirectoryFilters>(name: N) => ({
    name,
    value: filters[name] as string,
    onChange: ({ target }: { target: HTMLSelectElement }) =>
      handleChoose({ [name]: target.value } as Partial<DirectoryFilters>),
  })
  return (
    <div className="border-line border-b bg-surface">
      <div className="wrap py-2 lg:py-4.5">
        <FoldedFilters chosen={countChosen(filters)} buttonLabel={showLabel(count)}>
          <div className="grid gap-3 py-2 sm:grid-cols-2 lg:flex lg:flex-wrap lg:items-center lg:py-0">
            <div className="-order-1 max-[24rem]:[&_.segment]:px-1 max-[24rem]:[&_.segment]:text-xs sm:col-span-full lg:order-none">
              <Segmented
                legend="Availability"
                name="available"
                options={AVAILABILITY_OPTIONS}
                value={filters.available}
                onChange={(available) => handleChoose({ available })}
              />
            </div>
            <Select aria-label="Specialization" className="lg:-order-1 lg:w-52.5" {...choice('specialization')}>
              <option value="">All specializations</option>
              {toOptions(SPECIALIZATION_LABELS)}
            </Select>
            <Select aria-label="Language" className="lg:w-40" {...choice('language')}>
              <option value="">Any language</option>
              {toOptions(LANGUAGE_LABELS)}
            </Select>
            <Select aria-label="Consultation mode" className="lg:w-40" {...choice('mode')}>
              <option value="">Any mode</option>
              {toOptions(CONSULTATION_MODE_LABELS)}
            </Select>
            <Select
              aria-label="Sort by"
              className="lg:ml-auto lg:w-50"
              {...choice('sort')}
              value={filters.sort || (filters.search ? '' : DEFAULT_DIRECTORY_ORDERING)}
            >
              {filters.search ? <option value="">{BEST_MATCH}</option> : null}
              {toOptions(DIRECTORY_ORDERING_LABELS)}
            </Select>
            <noscript>
              <Button type="submit" variant="outline">
                Apply
              </Button>
            </noscript>
          </div>
        </FoldedFilters>
      </div>
    </div>
  )
}

/** Counts the filters, and the order if it is not the default. */
const countChosen = (filters: DirectoryFilters): number =>
  [...writeFilters(filters).keys()].filter((name) => name !== 'search' && name !== 'page').length

function showLabel(count: number | null): string {
  if (!count) return 'Show results'
  return count === 1 ? 'Show 1 dietitian' : `Show ${formatNumber(count)} dietitians`
}
