import { type RefObject, useEffect, useState } from 'react'
import { useInView } from '#web/lib/use-in-view.ts'

/** A little ahead, so that what comes into view is there; not far, for to load a conversation counts as reading it. */
const AHEAD = { rootMargin: '120px 0px' }

/** Whether a card is in view or about to be; on paper all of them are. */
export function useIsNear(card: RefObject<Element | null>): boolean {
  const isInView = useInView(card, AHEAD)
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    const print = () => setPrinted(true)
    window.addEventListener('beforeprint', print)
    return () => window.removeEventListener('beforeprint', print)
  }, [])
  return isInView || isPrinted
}
