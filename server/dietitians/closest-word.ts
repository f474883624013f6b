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
  const distances = known.map(([written, meaning]) => ({ meaning, distance: editDistance(word, written) }))
  const best = distances.reduce((a, b) => (b.distance < a.distance ? b : a))
  return best.distance <= allowed ? best.meaning : undefined
}

/**
 * The number of letters to change, insert, remove or swap with their neighbour (optimal string alignment); the distance
 * of `fastest-levenshtein` counts a swap as two.
 */
function editDistance(a: string, b: string): number {
  let rowBefore: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = Math.min(
        Number(next[j - 1]) + 1,
        Number(row[j]) + 1,
        Number(row[j - 1]) + (a[i - 1] === b[j - 1] ? 0 : 1),
        i > 1 && j > 1 && isSwapped ? Number(rowBefore[j - 2]) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    rowBefore = row
    row = next
  }
  return Number(row[b.length])
}
