import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useQueryParams } from '#web/lib/use-query-params.ts'
import { type DirectoryFilters, readFilters, writeFilters } from './directory-address.ts'

/** Milliseconds without a new letter before a search goes to the server. */
const TYPING_PAUSE = 300
const CODEC = { read: readFilters, write: writeFilters }

export interface DirectoryControls {
  formRef: RefObject<HTMLFormElement | null>
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

  // Letters typed and choices made before the script came are taken up; drawing anew would put them back.
  const formRef = useRef<HTMLFormElement>(null)
  const takeUp = useEffectEvent((form: HTMLFormElement) => {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    const chosen = { ...readFilters(new URLSearchParams(fields)), page: values.page }
    const isNew = writeFilters(chosen).toString() !== writeFilters(values).toString()
    if (isNew) apply({ ...chosen, page: 1 }, { replace: true })
  })
  useLayoutEffect(() => {
    if (formRef.current) takeUp(formRef.current)
  }, [])

  return {
    formRef,
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
