import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Reads and writes a screen's filters in its query string. `write` gives the canonical form, without defaults. */
export interface QueryCodec<T> {
  read: (query: URLSearchParams) => T
  write: (values: T) => URLSearchParams
}

interface QueryParams<T> {
  /** What the address shows. */
  applied: T
  /** What the controls show: already includes choices that the address does not show yet. */
  values: T
  /** Changes the controls but not the address, while a search is typed. */
  show: (values: T) => void
  /** Writes the values to the address, without scrolling. */
  apply: (values: T, options?: { replace?: boolean }) => void
}

/**
 * Choices stored in the address. A navigation from elsewhere (back, forward, a link) replaces the values shown. One
 * started here does not, because the user may have made a later choice by the time it completes.
 */
export function useQueryParams<T>({ read, write }: QueryCodec<T>): QueryParams<T> {
  const navigate = useNavigate()
  const { search, key } = useLocation()
  const address = write(read(new URLSearchParams(search))).toString()
  const [values, setValues] = useState(() => read(new URLSearchParams(search)))
  const [pending, setPending] = useState<PendingQueries>([])
  const [seen, setSeen] = useState({ key, address })

  if (key !== seen.key) {
    const settled = settleQuery(pending, address)
    setSeen({ key, address })
    setPending(settled.pending)
    if (!settled.isOwn && address !== seen.address) setValues(read(new URLSearchParams(search)))
  }

  return {
    applied: read(new URLSearchParams(search)),
    values,
    show: setValues,
    apply: (next, { replace = false } = {}) => {
      const query = write(next).toString()
      setValues(next)
      // Already navigating there: a second history entry would make Back do nothing once.
      if (query === (pending.at(-1) ?? address)) return
      setPending([...pending, query])
      navigate({ search: query }, { replace, preventScrollReset: true })
    },
  }
}

/**
 * Navigations started by this screen that its address does not show yet, oldest first. Quick changes overlap: one may
 * complete after the next has started, or be skipped.
 */
type PendingQueries = readonly string[]

/**
 * @param query the address's current query
 * @returns the queries still pending, and whether this screen navigated to `query`; a foreign query cancels all pending
 * ones
 */
export function settleQuery(pending: PendingQueries, query: string): { pending: PendingQueries; isOwn: boolean } {
  const index = pending.lastIndexOf(query)
  return { pending: index === -1 ? [] : pending.slice(index + 1), isOwn: index !== -1 }
}
