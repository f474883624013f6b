import { SAME, SPELLINGS, type Spellings } from './stems.content.ts'

export function respelt(word: string, spellings: Spellings): string {
  return spellings.reduce((written, [pattern, spelling]) => written.replace(pattern, spelling), word)
}

const SILENT_E = /^[^aeiou][aeiou][b-df-hj-np-tvz]e$/
const WITHOUT_E = /^[^aeiou][aeiou][b-df-hj-np-tvz]$/

/** A word without its ending, so that "walks" and "walking" match. Approximate: use it only for comparisons. */
function toStem(word: string): string {
  let stem = respelt(word.replace(/['’]s?$/, ''), SPELLINGS)
  if (stem.length > 4) stem = stem.replace(/ies$/, 'y').replace(/(ss|sh|ch|x|o)es$/, '$1')
  if (stem.length > 3) stem = stem.replace(/([^su])s$/, '$1')
  if (stem.length > 5) stem = stem.replace(/(?:ing|ed)$/, '')
  if (SILENT_E.test(stem)) return stem
  // "Baking" is from "bake", but "winning" is not from "wine": a short word doubles its consonant.
  if (stem !== word && WITHOUT_E.test(stem) && /(?:ing|ed)$/.test(word)) return `${stem}e`
  return stem.length > 3 ? stem.replace(/e$/, '').replace(/([b-df-hj-np-tv-z])\1$/, '$1') : stem
}

/** A text's words in lower case, in order. */
export function toWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []
  )
}

export function toStems(text: string): string[] {
  return toWords(text).map(toStem)
}

const ROOT_MIN = 4

/** The common root of related words: "hydrated", "hydrate" and "hydration". Coarser than a stem. */
export function toRoot(word: string): string {
  const stem = toStem(SAME[word] ?? word)
  const root = stem.replace(/(?:ation|at|ness|ful)$/, '')
  return root.length >= ROOT_MIN ? root : stem
}

export function toRoots(text: string): string[] {
  return toWords(text).map(toRoot)
}
