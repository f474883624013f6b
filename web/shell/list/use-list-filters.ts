import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type QueryCodec, useQueryParams } from '#web/lib/address/use-query-params.ts'

/** Milliseconds without a new letter before a search goes to the server. */
const TYPING_PAUSE_MS = 300

interface ListFilters {
  search: string
  page: number
}

export interface ListControls<F extends ListFilters> {
  formRef: RefObject<HTMLFormElement | null>
  filters: F
  handleType: (search: string) => void
  /** Applies a filter at once, on its first page, with the text typed so far. */
  handleChoose: (choice: Partial<F>) => void
}

/** Search and filters of a list: stored in the address, and in a plain form until the script has loaded. */
export function useListFilters<F extends ListFilters>(codec: QueryCodec<F>): ListControls<F> {
  const { applied, values, show, apply } = useQueryParams<F>(codec)
  const [typed, setTyped] = useState<string | null>(null)

  const applyTyped = useEffectEvent((search: string) => {
    setTyped(null)
    // If the search was cleared or the user went back in the meantime, the typed text is no longer current.
    // Back leads to the list before the search, not to each text on the way.
    if (values.search === search) apply({ ...values, page: 1 }, { replace: applied.search !== '' })
  })
  useEffect(() => {
    if (typed === null) return
    const pause = setTimeout(() => applyTyped(typed), TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed])

  // Applies what was typed and chosen before the script loaded; the next render would reset it.
  const formRef = useRef<HTMLFormElement>(null)
  const applyEarlyInput = useEffectEvent((form: HTMLFormElement) => {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    const chosen = { ...codec.read(new URLSearchParams(fields)), page: values.page }
    const isNew = codec.write(chosen).toString() !== codec.write(values).toString()
    if (isNew) apply({ ...chosen, page: 1 }, { replace: true })
  })
  useLayoutEffect(() => {
    if (formRef.current) applyEarlyInput(formRef.current)
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
