import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Takes the focus when it appears in the place of what had it; somebody who comes by the tabs keeps it there. It does so
 * again when this changes, should that have taken away what had the focus.
 */
export function useLostFocus<T extends HTMLElement>(change?: unknown): RefObject<T | null> {
  const element = useRef<T>(null)
  // Before a dialog opens above it, which gives the focus back to what had it then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever what its caller names has changed
  useLayoutEffect(() => {
    if (document.activeElement === document.body) element.current?.focus()
  }, [change])
  return element
}
