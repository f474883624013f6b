import { type RefObject, useEffect, useRef } from 'react'

/** Takes the focus when it appears in the place of what had it; somebody who comes by the tabs keeps it there. */
export function useLostFocus<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null)
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus()
  }, [])
  return element
}
