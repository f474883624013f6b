import type { FormEvent } from 'react'
import { REQUEST_STATUSES, STATUS_LABELS } from '#domain/consultations/status.ts'
import { SEARCH_MAX } from '#domain/http/search.ts'
import { SearchInput } from '#web/ui/search-input.tsx'
import { Select } from '#web/ui/select-field.tsx'
import { NO_FILTERS, type RequestFilters, SORT_LABELS, SORTS } from './request-filters.ts'

interface FilterBarProps {
  filters: RequestFilters
  onType: (search: string) => void
  onApply: (change?: Partial<RequestFilters>) => void
}

export function FilterBar({ filters, onType, onApply }: FilterBarProps) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onApply()
  }

  function handleStatus(value: string) {
    onApply({ status: REQUEST_STATUSES.find((status) => status === value) ?? NO_FILTERS.status })
  }

  function handleSort(value: string) {
    onApply({ sort: SORTS.find((sort) => sort === value) ?? NO_FILTERS.sort })
  }

  return (
    <search>
      <form onSubmit={handleSubmit} className="mt-6 flex flex-wrap gap-x-4 gap-y-3">
        <SearchInput
          label="Search requests"
          placeholder="Name, e-mail or message"
          maxLength={SEARCH_MAX}
          value={filters.search}
          onChange={(event) => onType(event.target.value)}
          className="w-full md:w-auto md:min-w-64 md:flex-1"
        />
        <Select
          aria-label="Status"
          value={filters.status}
          onChange={(event) => handleStatus(event.target.value)}
          className="min-w-36 flex-1 md:flex-none"
        >
          <option value="">All Status</option>
          {REQUEST_STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS_LABELS[status]}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Sort by"
          value={filters.sort}
          onChange={(event) => handleSort(event.target.value)}
          className="min-w-58 flex-1 md:flex-none"
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_LABELS[sort]}
            </option>
          ))}
        </Select>
      </form>
    </search>
  )
}
