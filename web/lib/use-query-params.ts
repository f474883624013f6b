import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type AskedQueries, arrive } from './asked-queries.ts'

/** How a screen's choices stand in the query of its address. `write` gives the canonical form, defaults left out. */
export interface QueryCodec<T> {
  read: (query: URLSearchParams) => T
  write: (values: T) => URLSearchParams
}

interface QueryParams<T> {
  /** What the controls show: ahead of the address by what has just been chosen. */
  values: T
  /** Changes what is shown and leaves the address alone, for letters as they are typed. */
  show: (values: T) => void
  /** Brings the values into the address, without moving the view. */
  apply: (values: T, options?: { replace?: boolean }) => void
}

/**
 * Choices that live in the address. One that comes from elsewhere (back, forward, a link) replaces what is shown; the
 * arrival of an own one does not, since the next may have been made meanwhile.
 */
export function useQueryParams<T>({ read, write }: QueryCodec<T>): QueryParams<T> {
  const navigate = useNavigate()
  const { search, key } = useLocation()
  const address = write(read(new URLSearchParams(search))).toString()
  const [values, setValues] = useState(() => read(new URLSearchParams(search)))
  const [asked, setAsked] = useState<AskedQueries>([])
  const [seen, setSeen] = useState({ key, address })

  if (key !== seen.key) {
    const { pending, isOwn } = arrive(asked, address)
    setSeen({ key, address })
    setAsked(pending)
    if (!isOwn && address !== seen.address) setValues(read(new URLSearchParams(search)))
  }

  return {
    values,
    show: setValues,
    apply: (next, { replace = false } = {}) => {
      const query = write(next).toString()
      setValues(next)
      // On its way already: a second place in the history would swallow a step back.
      if (query === (asked.at(-1) ?? address)) return
      setAsked([...asked, query])
      navigate({ search: query }, { replace, preventScrollReset: true })
    },
  }
}
