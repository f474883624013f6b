import { distance } from 'fastest-levenshtein'

/**
 * Finds a known word, even mistyped: with one wrong, missing, added or swapped letter, or two in a word of eight
 * letters or more.
 */
export function closestWord<Meaning>(
  word: string,
  known: readonly (readonly [string, Meaning])[],
): Meaning | undefined {
  const exact = known.find(([written]) => written === word)
  if (exact) return exact[1]
  if (word.length < 5) return undefined
  const allowed = word.length >= 8 ? 2 : 1
  const distances = known.map(([written, meaning]) => ({
    meaning,
    distance: isSwapped(word, written) ? 1 : distance(word, written),
  }))
  const best = distances.reduce((a, b) => (b.distance < a.distance ? b : a))
  return best.distance <= allowed ? best.meaning : undefined
}

/** True if two neighbouring letters of `word` are swapped in `other`. */
function isSwapped(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== other[index])
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2) === other
}
