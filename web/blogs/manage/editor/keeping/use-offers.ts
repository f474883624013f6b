import { useEffect, useRef, useState } from 'react'
import type { WorkingCopy } from '#domain/blogs/blogs.schema.ts'
import { type ArticleText, isSameText } from '../article-text.ts'
import { offersAmong } from './offers.ts'
import { changeOffers, type Desk, takeKeptWorks, toWork, type UnsavedWork } from './unsaved-work.ts'

export interface Offers {
  offer: UnsavedWork | null
  /** What the server holds; it comes later than what the browser has kept, however late. */
  showFound: (copy: WorkingCopy) => void
  /** The text is about to be replaced on the desk: from now on it is offered back. */
  setAside: (work: UnsavedWork) => void
  /** The offer is taken or thrown away; `instead` is what stood there and would be lost. */
  settle: (instead?: UnsavedWork) => void
  /** Whether the browser keeps all that is offered; what it has no room for must not be overwritten elsewhere. */
  areKept: () => boolean
}

/** What the writer left unsaved, here or elsewhere. */
export function useOffers(desk: Desk, article: ArticleText): Offers {
  const [offers, setOffers] = useState<UnsavedWork[]>([])
  /** Everything that this screen has offered, decided about or not. */
  const known = useRef<UnsavedWork[]>([])
  const unkept = useRef<UnsavedWork[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the screen was opened with
  useEffect(() => {
    const works = takeKeptWorks(desk)
    known.current = offersAmong(works, article)
    setOffers(known.current)
    const isSaved = ({ text }: UnsavedWork) => isSameText(text, article)
    if (works.some(isSaved)) changeOffers(desk, { remove: works.filter(isSaved) })
  }, [])

  function areKept(): boolean {
    if (unkept.current.length > 0 && changeOffers(desk, { add: unkept.current })) unkept.current = []
    return unkept.current.length === 0
  }

  function add(work: UnsavedWork) {
    known.current = [...known.current, work]
    unkept.current = [...unkept.current, work]
    areKept()
    setOffers((before) => offersAmong([...before, work], article))
  }

  function showFound(copy: WorkingCopy) {
    const found = toWork(copy)
    const isKnown = ({ text, follows }: UnsavedWork) => follows === copy.saved_at || isSameText(text, found.text)
    // What this browser has kept as well is offered, or decided about, already.
    if (!isSameText(found.text, article) && !known.current.some(isKnown)) add(found)
  }

  function settle(instead?: UnsavedWork) {
    const [settled, ...rest] = offers
    if (!settled) return
    unkept.current = unkept.current.filter((work) => work !== settled)
    const isDone = changeOffers(desk, { remove: [settled], add: instead ? [instead] : [] })
    if (instead && !isDone) unkept.current = [...unkept.current, instead]
    setOffers(instead ? [...rest, instead] : rest)
  }

  return { offer: offers[0] ?? null, showFound, setAside: add, settle, areKept }
}
