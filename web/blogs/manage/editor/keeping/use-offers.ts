import { useEffect, useState } from 'react'
import type { ArticleText } from '../article-text.ts'
import { offersAmong } from './offers.ts'
import { type Desk, forgetWork, keepOffers, keptWorks, toWork, type UnsavedWork } from './unsaved-work.ts'
import { fetchWorkingCopy } from './use-work-keeper.ts'
import type { WorkKeeper } from './work-keeper.ts'

interface Offers {
  offer: UnsavedWork | null
  /** The offer is taken or thrown away; `instead` is what stood there and would be lost. */
  settle: (instead?: UnsavedWork) => void
}

/** What the writer left unsaved, here or elsewhere; found before the keeper may overwrite it on the server. */
export function useOffers(desk: Desk, article: ArticleText, keeper: WorkKeeper): Offers {
  const [offers, setOffers] = useState<UnsavedWork[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the screen was opened with
  useEffect(() => {
    let isCurrent = true
    const kept = keptWorks(desk)
    keepOffers(desk, kept)
    forgetWork(desk, kept[0]?.at ?? null)
    async function look() {
      const answer = await fetchWorkingCopy(desk).catch(() => null)
      if (!isCurrent) return
      const copy = answer?.working_copy
      const found = offersAmong([...kept, ...(copy ? [toWork(copy)] : [])], article)
      keepOffers(desk, found)
      setOffers(found)
      keeper.open(copy?.saved_at ?? null)
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [])

  function settle(instead?: UnsavedWork) {
    const rest = [...offers.slice(1), ...(instead ? [instead] : [])]
    setOffers(rest)
    keepOffers(desk, rest)
  }

  return { offer: offers[0] ?? null, settle }
}
