import { useEffect, useState } from 'react'
import type { ArticleHeading } from './article-headings.ts'

/** Below the sticky header, in the upper third of the screen: what stands there is being read. */
const READING_ZONE = '-96px 0px -66% 0px'

/** The heading whose part is being read; null above the first. */
export function useCurrentHeading(headings: readonly ArticleHeading[]): string | null {
  const [currentId, setCurrentId] = useState<string | null>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.filter(({ isIntersecting }) => isIntersecting).at(-1)
        if (entered) setCurrentId(entered.target.id)
      },
      { rootMargin: READING_ZONE },
    )
    for (const { id } of headings) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [headings])
  return currentId
}
