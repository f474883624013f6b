import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Pixels from its end within which somebody counts as reading along. */
const NEAR = 80

/** A place that scrolls and shows its end as it grows, unless somebody has scrolled up to read. */
export function useFollowedEnd<T extends HTMLElement>(grown: unknown): RefObject<T | null> {
  const place = useRef<T>(null)
  const heightBefore = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves whenever what stands in it has grown
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const isAtEnd = element.scrollTop + element.clientHeight >= heightBefore.current - NEAR
    if (isAtEnd) element.scrollTop = element.scrollHeight
    heightBefore.current = element.scrollHeight
  }, [grown])
  return place
}
