import { useCallback, useEffect, useRef, useState } from 'react'
import type { WorkingCopy } from '#domain/blogs/blogs.schema.ts'
import type { ArticleText } from '../article-text.ts'
import { offersAmong } from './offers.ts'
import { type Desk, keepOffers, takeKeptWorks, toWork, type UnsavedWork } from './unsaved-work.ts'

interface Offers {
  offer: UnsavedWork | null
  /** What the server holds; it comes later than what the browser has kept, however late. */
  showFound: (copy: WorkingCopy) => void
  /** The offer is taken or thrown away; `instead` is what stood there and would be lost. */
  settle: (instead?: UnsavedWork) => void
}

/** What the writer left unsaved, here or elsewhere. */
export function useOffers(desk: Desk, article: ArticleText): Offers {
  const [offers, setOffers] = useState<UnsavedWork[]>([])
  const kept = useRef<UnsavedWork[]>([])

  const offer = useCallback(
    (works: UnsavedWork[]) => {
      setOffers(works)
      keepOffers(desk, works)
    },
    [desk],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the screen was opened with
  useEffect(() => {
    kept.current = offersAmong(takeKeptWorks(desk), article)
    offer(kept.current)
  }, [])

  const current = useRef(offers)
  current.current = offers
  const showFound = useCallback(
    (copy: WorkingCopy) => {
      if (kept.current.some(({ follows }) => follows === copy.saved_at)) return
      const [found] = offersAmong([toWork(copy)], article)
      // What this browser has kept as well is offered, or decided about, already.
      if (found && offersAmong([...kept.current, found], article).length > kept.current.length) {
        offer(offersAmong([...current.current, found], article))
      }
    },
    [article, offer],
  )

  const settle = (instead?: UnsavedWork) => offer([...offers.slice(1), ...(instead ? [instead] : [])])

  return { offer: offers[0] ?? null, showFound, settle }
}
