import { type RefObject, useEffect, useState } from 'react'

interface InViewOptions {
  /** How much of the element must show, 0 to 1; 0 is its first pixel. */
  threshold?: number
  /** Widens what counts as the view, as "400px 0px". */
  rootMargin?: string
  /** Stays true once it has been. */
  once?: boolean
}

export function useInView(
  ref: RefObject<Element | null>,
  { threshold = 0, rootMargin = '0px', once = false }: InViewOptions = {},
): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    // Where nobody can say, everything is in view.
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
