import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Takes the focus on mount if the focused element has disappeared. */
export function useRestoredFocus<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null)
  // A layout effect, so that a dialog opened at the same time returns the focus to this element.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) element.current?.focus()
  }, [])
  return element
}
