import { type RefObject, useRef } from 'react'
import { useInView } from '../motion/use-in-view.ts'
import { useReducedMotion } from '../motion/use-media-query.ts'

/** Starts empty when its edge comes into view and fills once enough is visible; runs once. */
export function useFirstFill<E extends Element>(): { ref: RefObject<E | null>; isEmpty: boolean } {
  const ref = useRef<E>(null)
  const isNear = useInView(ref, { once: true })
  const isSeen = useInView(ref, { threshold: 0.3, once: true })
  const isReduced = useReducedMotion()
  return { ref, isEmpty: isNear && !isSeen && !isReduced }
}
