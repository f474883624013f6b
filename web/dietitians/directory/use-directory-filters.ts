import { useEffect, useEffectEvent, useState } from 'react'
import { useQueryParams } from '#web/lib/use-query-params.ts'
import { type DirectoryFilters, readFilters, writeFilters } from './directory-address.ts'

/** Milliseconds without a new letter before a search goes to the server. */
const TYPING_PAUSE = 300
const CODEC = { read: readFilters, write: writeFilters }

export interface DirectoryControls {
  filters: DirectoryFilters
  handleType: (search: string) => void
  /** Another choice: on its first page, at once, with what has been typed so far. */
  handleChoose: (choice: Partial<DirectoryFilters>) => void
}

export function useDirectoryFilters(): DirectoryControls {
  const { values, show, apply } = useQueryParams<DirectoryFilters>(CODEC)
  const [typed, setTyped] = useState<string | null>(null)

  const handOn = useEffectEvent((search: string) => {
    setTyped(null)
    // Cleared or gone back meanwhile: the letters are no longer there.
    if (values.search === search) apply({ ...values, page: 1 }, { replace: true })
  })
  useEffect(() => {
    if (typed === null) return
    const pause = setTimeout(() => handOn(typed), TYPING_PAUSE)
    return () => clearTimeout(pause)
  }, [typed])

  return {
    filters: values,
    handleType: (search) => {
      show({ ...values, search })
      setTyped(search)
    },
    handleChoose: (choice) => {
      setTyped(null)
      apply({ ...values, page: 1, ...choice })
    },
  }
}
