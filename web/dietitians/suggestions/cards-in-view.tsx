import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Concern } from '#domain/dietitians/concerns.ts'
import { api } from '#web/lib/api/api.ts'
import { useInView } from '#web/lib/motion/use-in-view.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CARD_GRID } from './card-grid.ts'
import { findSuggestions } from './find-suggestions.ts'

interface CardsInViewProps {
  concern: Concern
  /** The id of the dietitian the page already shows. */
  excludedId?: number | null
}

async function loadCards(concern: Concern, excludedId: number | null, signal: AbortSignal): Promise<ReactNode> {
  const [{ ShortCards }, entries] = await Promise.all([
    import('./short-cards.tsx'),
    findSuggestions(api, concern, signal),
  ])
  return <ShortCards entries={entries} excludedId={excludedId} />
}

const PLACEHOLDERS = ['first', 'second', 'third'] as const

/** Searches are not cached, so one is made, and the cards' script loaded, only for visitors who scroll this far. */
export function CardsInView({ concern, excludedId = null }: CardsInViewProps) {
  const area = useRef<HTMLDivElement>(null)
  const isNear = useInView(area, { rootMargin: '400px 0px', once: true })
  const [cards, setCards] = useState<ReactNode>()

  useEffect(() => {
    if (!isNear) return
    const controller = new AbortController()
    loadCards(concern, excludedId, controller.signal).then(
      (loaded) => controller.signal.aborted || setCards(loaded),
      // The page works without suggestions, and still links to the directory.
      () => controller.signal.aborted || setCards(null),
    )
    return () => controller.abort()
  }, [isNear, concern, excludedId])

  return (
    <div ref={area} className="noscript:hidden">
      {cards === undefined ? (
        <div className={CARD_GRID} aria-hidden="true">
          {PLACEHOLDERS.map((name) => (
            <Skeleton key={name} className="h-72 rounded-card" />
          ))}
        </div>
      ) : (
        cards
      )}
    </div>
  )
}
