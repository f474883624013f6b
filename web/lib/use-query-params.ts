import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

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

/** Choices that live in the address. One that comes from elsewhere (back, forward, a link) replaces what is shown. */
export function useQueryParams<T>({ read, write }: QueryCodec<T>): QueryParams<T> {
  const navigate = useNavigate()
  const { search } = useLocation()
  const address = write(read(new URLSearchParams(search))).toString()
  const [values, setValues] = useState(() => read(new URLSearchParams(search)))
  const [asked, setAsked] = useState(address)
  const [seen, setSeen] = useState(address)

  // What was asked for here has arrived: letters typed meanwhile stay.
  if (address !== seen) {
    setSeen(address)
    if (address !== asked) {
      setAsked(address)
      setValues(read(new URLSearchParams(search)))
    }
  }

  return {
    values,
    show: setValues,
    apply: (next, { replace = false } = {}) => {
      const query = write(next).toString()
      setValues(next)
      setAsked(query)
      if (query !== asked || query !== address) navigate({ search: query }, { replace, preventScrollReset: true })
    },
  }
}
