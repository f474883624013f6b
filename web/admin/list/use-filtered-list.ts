import { useSearchParams } from 'react-router'
import { type ListControls, useListFilters } from '#web/lib/use-list-filters.ts'
import type { FilterCodec, Filters } from './filter-codec.ts'

/** Where somebody stands in a list, and the ways to its other pages and out of its filters. */
export interface ListPagination {
  page: number
  toHref: (page: number) => string
  /** To the whole list. */
  onClear: () => void
}

interface FilteredList<K extends string> {
  controls: ListControls<Filters<K | 'search'>>
  /** What the address says now; the controls may be ahead of it. */
  applied: Filters<K | 'search'>
  place: ListPagination
}

/** A list of the panel whose filters live in its address. */
export function useFilteredList<K extends string>(codec: FilterCodec<K | 'search'>): FilteredList<K> {
  const controls = useListFilters(codec)
  const [address] = useSearchParams()
  const applied = codec.read(address)
  return {
    controls,
    applied,
    place: {
      page: applied.page,
      toHref: (page) => `?${codec.write({ ...applied, page })}`,
      onClear: () => controls.handleChoose(codec.none),
    },
  }
}
