import type { Subject } from '../../knowledge/subject.ts'
import { toWords } from '../../text/stems.ts'
import { toRoot, toRoots } from './roots.ts'
import { CIRCUMSTANCES, isWeighty } from './topic-words.content.ts'

/** Questions that need a yes or a no: "Do millets harm the thyroid?" */
const YES_OR_NO =
  /^(?:is|are|am|do|does|did|can|could|should|will|would|must|has|have|may|might)(?:n[’']t| not)? (?!i begin|we begin)/i
/** Questions whether something is needed, rather than what it is for. */
const NEED = /\b(?:necessary|needed?|essential|required?|must|indispensable|compulsory|mandatory)\b/i
const ANSWERS_NEED =
  /\b(?:needs?|needed|necessary|essential|required?|requirement|recommend\w*|allowance|advis\w+|without|instead|can do)\b/i

interface Asked {
  sentence: string
  /** Positions of words that the topic's negation covers. */
  settled: ReadonlySet<number>
}

/** True if one fact mentions everything that a yes-or-no question relates; a warning alone is no answer. */
function isAnswered(subjects: readonly Subject[], roots: readonly string[], asksNeed: boolean): boolean {
  return subjects.some(({ name, facts }) => {
    const named = toRoots(name)
    return facts.some(({ text, role }) => {
      const mentioned = new Set([...toRoots(text), ...named])
      return role !== 'care' && roots.every((root) => mentioned.has(root)) && (!asksNeed || ANSWERS_NEED.test(text))
    })
  })
}

/** Finds the things whose relation a topic asks for if no single fact answers it: "millets" and "thyroid". */
export function findUnansweredQuestion({ sentence, settled }: Asked, subjects: readonly Subject[]): string | null {
  if (!YES_OR_NO.test(sentence)) return null
  const asked = toWords(sentence).filter((word, place) => {
    const root = toRoot(word)
    return !settled.has(place) && isWeighty(word, root) && !CIRCUMSTANCES.has(root)
  })
  const asksNeed = NEED.test(sentence)
  if (asked.length === 0 || (asked.length === 1 && !asksNeed)) return null
  const things = asked.join(' and ')
  return isAnswered(subjects, asked.map(toRoot), asksNeed) ? null : asksNeed ? `need for ${things}` : things
}
