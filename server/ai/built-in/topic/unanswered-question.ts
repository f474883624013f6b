import type { Subject } from '../../knowledge/subject.ts'
import { toWords } from '../../text/stems.ts'
import { toRoot, toRoots } from './roots.ts'
import { CIRCUMSTANCES, isWeighty } from './topic-words.content.ts'

/** "Do millets harm the thyroid?" wants a yes or a no. */
const YES_OR_NO =
  /^(?:is|are|am|do|does|did|can|could|should|will|would|must|has|have|may|might)(?:n[’']t| not)? (?!i begin|we begin)/i
/** What is asked of a thing, beside what it is for. */
const NEED = /\b(?:necessary|needed?|essential|required?|must|indispensable|compulsory|mandatory)\b/i
const ANSWERS_NEED =
  /\b(?:needs?|needed|necessary|essential|required?|requirement|recommend\w*|allowance|advis\w+|without|instead|can do)\b/i

interface Asked {
  sentence: string
  /** Places of words that are settled by the topic's direction. */
  settled: ReadonlySet<number>
}

/** Whether one fact speaks of all that a yes-or-no question sets in relation; a warning alone does not answer it. */
function isAnswered(subjects: readonly Subject[], roots: readonly string[], asksNeed: boolean): boolean {
  return subjects.some(({ name, facts }) => {
    const named = toRoots(name)
    return facts.some(({ text, role }) => {
      const mentioned = new Set([...toRoots(text), ...named])
      return role !== 'care' && roots.every((root) => mentioned.has(root)) && (!asksNeed || ANSWERS_NEED.test(text))
    })
  })
}

/** The things of which a topic asks how they bear on one another, where no single fact answers it: "millets" and "thyroid". */
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
