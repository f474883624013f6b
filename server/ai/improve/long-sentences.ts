import { countWords } from '#domain/site/reading-time.ts'
import type { Edit, Sentence } from './edit.ts'
import { BOUND, CLAUSE, HAS_VERB, JOINT, OPENINGS, REPORTED, WEAK_JOINT } from './long-sentences.content.ts'

/** In words; most readers lose the thread of a longer sentence. */
const LONG = 28
/** Minimum of words in each half. */
const HALF = 7
/** In words; such a sentence may also be split at a weaker joint. */
const VERY_LONG = 40

/** True if an introductory clause has been closed with a comma. */
function isClosed(left: string): boolean {
  const last = [...left.matchAll(CLAUSE)].at(-1)
  return !last || left.slice(last.index + last[0].length).includes(',')
}

/** Splits a very long sentence in two if a semicolon or a conjunction joins two complete ones. */
export function longSentenceEdits({ text, start }: Sentence): Edit[] {
  const words = countWords(text)
  if (words <= LONG || /[“”"():]/.test(text) || (text.match(/;/g) ?? []).length > 1) return []
  const best =
    bestJoint(text, words, JOINT, BOUND) ?? (words > VERY_LONG ? bestJoint(text, words, WEAK_JOINT) : undefined)
  if (!best) return []
  const from = start + best.index
  const reason = `Two sentences are easier to read than one of ${words} words.`
  const end = from + best[0].length
  const after = OPENINGS[/\p{L}+/u.exec(best[0])?.[0] ?? '']
  if (after) return [{ start: from, end, after: `. ${after} `, reason }]
  const first = text.charAt(best.index + best[0].length)
  return [{ start: from, end: end + 1, after: `. ${first.toUpperCase()}`, reason }]
}

/** The joint closest to the middle. */
function bestJoint(text: string, words: number, pattern: RegExp, bound?: RegExp): RegExpExecArray | undefined {
  const joints = [...text.matchAll(pattern)].flatMap((match) => {
    const left = text.slice(0, match.index)
    const right = text.slice(match.index + match[0].length)
    const isBound = bound
      ? match[0] !== '; ' && bound.test(left)
      : REPORTED.test(left) || (!match[0].startsWith(',') && !isClosed(left))
    const isSafe = countWords(left) >= HALF && countWords(right) >= HALF && !isBound && HAS_VERB.test(left)
    return isSafe ? [{ match, distance: Math.abs(countWords(left) - words / 2) }] : []
  })
  return joints.sort((one, other) => one.distance - other.distance)[0]?.match
}
