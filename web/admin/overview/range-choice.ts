import { useSearchParams } from 'react-router'
import { DEFAULT_RANGE, STATS_RANGES, type StatsRange } from '#domain/admin/stats-range.ts'

/** How far back the charts look lives in the address. */
export function useRange(): [StatsRange, (range: StatsRange) => void] {
  const [query, setQuery] = useSearchParams()
  const range = STATS_RANGES.find((known) => known === query.get('range')) ?? DEFAULT_RANGE
  const choose = (next: StatsRange) =>
    setQuery(next === DEFAULT_RANGE ? {} : { range: next }, { replace: true, preventScrollReset: true })
  return [range, choose]
}
