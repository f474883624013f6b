import { DIRECTORY_ORDERING_LABELS, DIRECTORY_ORDERINGS } from '#domain/dietitians/directory.ts'
import { SPECIALIZATION_LABELS, SPECIALIZATIONS } from '#domain/dietitians/specializations.ts'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Select } from '#web/ui/select-field.tsx'
import type { DirectoryFilters } from './directory-address.ts'
import type { DirectoryControls } from './use-directory-filters.ts'

const AVAILABILITY_OPTIONS = [
  { value: '', label: 'All Dietitians' },
  { value: 'available', label: 'Available Now' },
  { value: 'unavailable', label: 'Unavailable' },
] as const

export function FilterBar({ filters, handleChoose }: DirectoryControls) {
  return (
    <div className="border-line border-b bg-surface">
      <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-3 py-4.5">
        <Select
          name="specialization"
          aria-label="Specialization"
          value={filters.specialization}
          onChange={(event) =>
            handleChoose({ specialization: event.target.value as DirectoryFilters['specialization'] })
          }
          className="w-full lg:w-auto lg:min-w-52.5"
        >
          <option value="">All specializations</option>
          {SPECIALIZATIONS.map((value) => (
            <option key={value} value={value}>
              {SPECIALIZATION_LABELS[value]}
            </option>
          ))}
        </Select>
        <div className="-order-1 w-full max-[22rem]:[&_label]:px-1 lg:order-none lg:w-auto">
          <Segmented
            legend="Availability"
            name="available"
            options={AVAILABILITY_OPTIONS}
            value={filters.available}
            onChange={(available) => handleChoose({ available })}
          />
        </div>
        <Select
          name="sort"
          aria-label="Sort by"
          value={filters.sort}
          onChange={(event) => handleChoose({ sort: event.target.value as DirectoryFilters['sort'] })}
          className="w-full lg:ml-auto lg:w-auto lg:min-w-52.5"
        >
          {DIRECTORY_ORDERINGS.map((value) => (
            <option key={value} value={value}>
              {DIRECTORY_ORDERING_LABELS[value]}
            </option>
          ))}
        </Select>
        <noscript>
          <Button type="submit" variant="outline">
            Apply
          </Button>
        </noscript>
      </div>
    </div>
  )
}
