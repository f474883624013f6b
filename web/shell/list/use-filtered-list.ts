import { keepPreviousData, type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { FilterCodec, Filters } from './filter-codec.ts'
import { type ListControls, useListFilters } from './use-list-filters.ts'

interface ListPage {
  count: number
  results: readonly unknown[]
}

/** A paged list of the API, and the codec for its filters in the address. */
export interface ListSource<K extends string, P extends ListPage> {
  codec: FilterCodec<K | 'search'>
  queryKey: readonly string[]
  load: (filters: Filters<K | 'search'>, context: { client: QueryClient; signal: AbortSignal }) => Promise<P>
  /** For lists whose rows another page edits. */
  refetchOnMount?: 'always'
}

export interface FilteredList<K extends string, P extends ListPage> {
  codec: FilterCodec<K | 'search'>
  controls: ListControls<Filters<K | 'search'>>
  /** The filters in the address; the controls may be ahead of it. */
  applied: Filters<K | 'search'>
  query: UseQueryResult<P>
}

/** Infers a source's types from its codec and its response. */
export function listSource<K extends string, P extends ListPage>(source: ListSource<K, P>): ListSource<K, P> {
  return source
}

/** A list of the admin area or the console with its filters in the address. */
export function useFilteredList<K extends string, P extends ListPage>(source: ListSource<K, P>): FilteredList<K, P> {
  const { codec, queryKey, load, refetchOnMount = true } = source
  const controls = useListFilters(codec)
  const [address] = useSearchParams()
  const applied = codec.read(address)
  const query = useQuery({
    queryKey: [...queryKey, applied],
    queryFn: (context) => load(applied, context),
    placeholderData: keepPreviousData,
    refetchOnMount,
  })
  return { codec, controls, applied, query }
}
