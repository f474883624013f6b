import { SAME } from './roots.content.ts'
import { toStem, toWords } from './stems.ts'

const LEFT_MIN = 4

/** The common root of related words: "hydrated", "hydrate" and "hydration". Coarser than a stem. */
export function toRoot(word: string): string {
  const stem = toStem(SAME[word] ?? word)
  const root = stem.replace(/(?:ation|at|ness|ful)$/, '')
  return root.length >= LEFT_MIN ? root : stem
}

export function toRoots(text: string): string[] {
  return toWords(text).map(toRoot)
}
