import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toSearch } from '#domain/http/search.ts'
import { FIRST_FOUND, readPlatePage } from '../plate-page-address.ts'
import type { PlateControls } from '../use-plate-page.ts'

/** Milliseconds without a new letter before a search goes to the server. */
const TYPING_PAUSE = 250

interface FoodSearch {
  ref: RefObject<HTMLInputElement | null>
  typed: string
  handleType: (text: string) => void
  /** Searches at once. */
  handleSubmit: () => void
}

/** Searches while the reader types, and keeps the search in the address. */
export function useFoodSearch({ toPath }: PlateControls): FoodSearch {
  const navigate = useNavigate()
  const location = useLocation()
  const { search } = readPlatePage(new URLSearchParams(location.search))
  const [typed, setTyped] = useState(search)
  const [applied, setApplied] = useState(search)
  const [seen, setSeen] = useState(search)

  // Back, forward and links replace what is typed; the address that typing leads to does not.
  if (search !== seen) {
    setSeen(search)
    if (search !== applied) {
      setTyped(search)
      setApplied(search)
    }
  }

  const apply = useEffectEvent((text: string) => {
    const next = toSearch(text)
    if (next === applied) return
    setApplied(next)
    navigate(toPath({ search: next, show: FIRST_FOUND }), {
      replace: true,
      preventScrollReset: true,
      state: location.state,
    })
  })
  useEffect(() => {
    const pause = setTimeout(() => apply(typed), TYPING_PAUSE)
    return () => clearTimeout(pause)
  }, [typed])

  // What was typed before the script came.
  const ref = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (ref.current) setTyped(ref.current.value)
  }, [])

  return {
    ref,
    typed,
    handleType: setTyped,
    handleSubmit: () => {
      const next = toSearch(typed)
      setApplied(next)
      navigate(toPath({ search: next, show: FIRST_FOUND }), {
        replace: true,
        preventScrollReset: true,
        state: location.state,
      })
    },
  }
}
