import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Takes the focus on mount, and whenever `change` changes, if the focused element has disappeared. */
export function useRestoredFocus<T extends HTMLElement>(change?: unknown): RefObject<T | null> {
  const element = useRef<T>(null)
  // A layout effect, so that a dialog opened at the same time returns the focus to this element.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every change the caller names
  useLayoutEffect(() => {
    if (document.activeElement === document.body) element.current?.focus()
  }, [change])
  return element
}
