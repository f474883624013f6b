import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useQueryParams } from '#web/lib/use-query-params.ts'
import { FILTERS_IN_ADDRESS, type RequestFilters, readFilters } from './request-filters.ts'

const TYPING_PAUSE = 300

interface FilterControl {
  /** What the controls show. */
  shown: RequestFilters
  /** What the list shows: the address. */
  applied: RequestFilters
  onType: (search: string) => void
  onApply: (change?: Partial<RequestFilters>) => void
}

/** Filters in the address; a search follows its typing after a pause, or at once with Enter. */
export function useRequestFilters(): FilterControl {
  const { values: shown, show, apply } = useQueryParams(FILTERS_IN_ADDRESS)
  const [address] = useSearchParams()
  const applied = readFilters(address)

  function handleApply(change: Partial<RequestFilters> = {}) {
    const next = { ...shown, ...change }
    // A new search gets its own place in the history; the letters that follow do not.
    apply(next, { replace: applied.search !== '' && applied.search !== next.search.trim() })
  }

  const applyTyped = useEffectEvent(() => handleApply())
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter starts the pause anew
  useEffect(() => {
    const pause = window.setTimeout(() => applyTyped(), TYPING_PAUSE)
    return () => window.clearTimeout(pause)
  }, [shown.search])

  return {
    shown,
    applied,
    onType: (search) => show({ ...shown, search, page: 1 }),
    onApply: (change) => handleApply(change ? { page: 1, ...change } : {}),
  }
}
