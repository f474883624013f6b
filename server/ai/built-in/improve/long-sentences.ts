import type { Edit, Sentence } from './edit.ts'

/** Words; most readers lose the thread of a longer sentence. */
const LONG = 28
/** Words that each half keeps at least. */
const HALF = 7
/** What follows is a sentence of its own: a subject comes first. */
const JOINT =
  /; (?=(?!(?:and|or|so|yet|nor|then)\b)(\p{Ll}))|, (?:and|so) (?=(we|you|they|it|he|she|this|these|those|there|most|many|some|few)\b)|, (but) (?=(?:we|you|they|it|he|she|this|these|those|there|most|many|some|few)\b)/gu
/** A split would tear apart what depends on these. */
const BOUND =
  /\b(?:if|when|whenever|while|although|though|because|since|unless|until|whether|that|who|whom|whose|which|as|where|once|before|after|than|so|both|either|neither|not only|not just)\b/i

function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}

/** A very long sentence in two, where a semicolon or a conjunction joins two whole ones; any other is left alone. */
export function longSentenceEdits({ text, start }: Sentence): Edit[] {
  const words = wordsOf(text)
  if (words <= LONG || /[“”"():]/.test(text) || (text.match(/;/g) ?? []).length > 1) return []
  const joints = [...text.matchAll(JOINT)].flatMap((found) => {
    const left = text.slice(0, found.index)
    const right = text.slice(found.index + found[0].length)
    const isSafe = wordsOf(left) >= HALF && wordsOf(right) >= HALF && (found[0] === '; ' || !BOUND.test(left))
    return isSafe ? [{ found, distance: Math.abs(wordsOf(left) - words / 2) }] : []
  })
  const best = joints.sort((one, other) => one.distance - other.distance)[0]?.found
  if (!best) return []
  const first = best[3] ?? text.charAt(best.index + best[0].length)
  const from = start + best.index
  const reason = `Two sentences are easier to read than one of ${words} words.`
  // "but" stays, as the first word of the second sentence.
  const [after, end] = best[3]
    ? ['. But ', from + best[0].length]
    : [`. ${first.toUpperCase()}`, from + best[0].length + 1]
  return [{ start: from, end, after, reason }]
}
