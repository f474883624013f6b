import { type ArticleText, isSameText } from '../article-text.ts'
import type { UnsavedWork } from './unsaved-work.ts'

/** What is worth offering back: newest first, each text once, and nothing that the article already says. */
export function offersAmong(works: readonly UnsavedWork[], article: ArticleText): UnsavedWork[] {
  const offers: UnsavedWork[] = []
  for (const work of works.toSorted((one, other) => other.at - one.at)) {
    const isKnown = isSameText(work.text, article) || offers.some((offer) => isSameText(offer.text, work.text))
    if (!isKnown) offers.push(work)
  }
  return offers
}
