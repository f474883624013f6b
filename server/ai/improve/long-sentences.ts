import { capitalised } from '../text/capitalised.ts'
import type { Edit, Sentence } from './edit.ts'

/** In words; most readers lose the thread of a longer sentence. */
const LONG = 28
/** Minimum of words in each half. */
const HALF = 7
const FINITE =
  '(?:is|are|was|were|has|have|had|can|should|must|may|might|will|does|do|gives?|helps?|brings?|keeps?|needs?|makes?|takes?|holds?|contains?)'
const PRONOUN = `(?:(?:we|you|they|it|he|she|there)\\b|(?:this|these|that|those|most|many|some|few) (?:(?!(?:who|of|that|which)\\b)\\p{L}+ ){0,2}?${FINITE}\\b)`
/** "The dal is": a subject with its verb. */
const NOUN = `(?:the|your|our|their|a|an|this|these) (?:\\p{L}+ ){1,3}?${FINITE}\\b`
/** "The food that they cook at home is". */
const NOUN_THAT = `(?:the|your|our|their) (?:\\p{L}+ ){1,3}?(?:that|which) (?:we|you|they|it|he|she|people) (?!${FINITE}\\b)\\p{L}+ (?:(?:in|at|on|from|for|with|of) (?:\\p{L}+ ){1,3}?){0,2}${FINITE}\\b`
/** "The intake of protein in our diets is". */
const NOUN_OF = `(?:the|your|our|their|a|an|this|these) (?:\\p{L}+ ){1,3}?(?:(?:of|in|for) (?:(?!(?:and|or|that|which|who|whose|where|when|if|what|it|they|we|you)\\b)\\p{L}+ ){1,4}?){1,2}${FINITE}\\b`
const SUBJECT = `(?:${PRONOUN}|${NOUN}|${NOUN_OF}|${NOUN_THAT})`
/** After a semicolon: "others suit people". */
const OTHER =
  '(?:a|an|the|others?|another|some|many|each|every|no|your|our|their) (?:\\p{L}+ ){0,4}?(?:\\p{L}{3,}s|\\p{L}{3,}ed)\\b'
/**
 * The second part must be a sentence of its own, with a subject first. "Do it, and you will …" is a promise, not two
 * sentences.
 */
const JOINT = new RegExp(
  `; (?=${SUBJECT}|${OTHER})|, and (?!(?:you|it|they|we) (?:will|can|’ll|'ll)\\b)(?=${SUBJECT})|, (?:but|so) (?=${SUBJECT})|, which (?=(?:means|explains|makes it|leads to|is why|is how)\\b)`,
  'gu',
)
/** Words that connect both parts so closely that a split would change the meaning. */
const BOUND =
  /\b(?:if|when|whenever|while|although|though|because|since|unless|until|whether|that|who|whom|whose|which|as|where|once|before|after|than|so|both|either|neither|not only|not just)\b/i

/** In words; such a sentence may also be split at a weaker joint. */
const VERY_LONG = 40
const WEAK_JOINT = new RegExp(
  `, (?:and|but|so) (?=${SUBJECT})|,? and (?=(?:it|they|we|he|she|this|there) (?:${FINITE})\\b)|,? and (?=(?:then )?(?:the|your|our|their|this|these) (?:\\p{L}+ ){1,3}?${FINITE}\\b)|, (whereas) (?=${SUBJECT})|, (however|therefore), (?=${SUBJECT})`,
  'gu',
)
/** What follows these words extends to the end of the sentence. */
const REPORTED =
  /\b(?:(?:say|think|believe|claim|suggest|know|show|find|found|mean|tell|feel|said)s? that|whether|not only|not just|either|neither|both|between|so)\b/i
const CLAUSE =
  /\b(?:if|when|whenever|while|although|though|because|since|unless|until|once|before|after|as|where|that|which|who|whom|whose|so)\b/gi

/** True if an introductory clause has been closed with a comma. */
function isClosed(left: string): boolean {
  const last = [...left.matchAll(CLAUSE)].at(-1)
  return !last || left.slice(last.index + last[0].length).includes(',')
}

const HAS_VERB = new RegExp(`\\b(?:${FINITE}|\\p{L}+s|\\p{L}+ed)\\b`, 'u')

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
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
  const after = openingOf(best)
  if (after) return [{ start: from, end, after: `. ${after} `, reason }]
  const first = text.charAt(best.index + best[0].length)
  return [{ start: from, end: end + 1, after: `. ${first.toUpperCase()}`, reason }]
}

/** Words to insert at the beginning of the second sentence. */
function openingOf([words]: RegExpExecArray): string {
  if (words === ', but ') return 'But'
  if (words === ', so ') return 'So'
  if (words === ', which ') return 'This'
  if (words.startsWith(', whereas')) return 'By contrast,'
  const [, word = ''] = /^, (however|therefore)/.exec(words) ?? []
  return word && `${capitalised(word)},`
}

/** The joint closest to the middle. */
function bestJoint(text: string, words: number, pattern: RegExp, bound?: RegExp): RegExpExecArray | undefined {
  const joints = [...text.matchAll(pattern)].flatMap((found) => {
    const left = text.slice(0, found.index)
    const right = text.slice(found.index + found[0].length)
    const isBound = bound
      ? found[0] !== '; ' && bound.test(left)
      : REPORTED.test(left) || (!found[0].startsWith(',') && !isClosed(left))
    const isSafe = countWords(left) >= HALF && countWords(right) >= HALF && !isBound && HAS_VERB.test(left)
    return isSafe ? [{ found, distance: Math.abs(countWords(left) - words / 2) }] : []
  })
  return joints.sort((one, other) => one.distance - other.distance)[0]?.found
}
