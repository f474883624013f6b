import { type RefObject, useEffect, useState } from 'react'

interface InViewOptions {
  /** Visible share of the element, 0 to 1; 0 means its first pixel. */
  threshold?: number
  /** Enlarges the viewport, e.g. "400px 0px". */
  rootMargin?: string
  once?: boolean
}

export function useInView(
  ref: RefObject<Element | null>,
  { threshold = 0, rootMargin = '0px', once = false }: InViewOptions = {},
): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    // Without the API everything counts as visible.
    if (!('IntersectionObserver' in window)) return setInView(true)
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        const isNowInView = entry.isIntersecting && entry.intersectionRatio >= threshold
        setInView(isNowInView)
        if (once && isNowInView) observer.disconnect()
      },
      { threshold, rootMargin },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, threshold, rootMargin, once])
  return isInView
}
