import { capitalised } from '../text/sentences.ts'
import type { Edit, Sentence } from './edit.ts'
import { ADVERBS, OPENERS } from './terms.content.ts'
import { has, readTerms, type Term } from './terms.ts'

const PERSONAL = /^(?:it|they|we|he|she|i)$/
const SAYING =
  /^(?:before|after|until|unless|once|says?|said|thinks?|thought|asks?|asked|knows?|knew|hopes?|believes?|means?|feels?|not|that|which|who|whom|than)$/

/** Two sentences with only a comma between them. */
export function spliceEdits({ text, start }: Sentence): Edit[] {
  if (!/, (?:it|they|we|he|she|I) /.test(text) || /[“”"():;?]/.test(text)) return []
  const terms = readTerms(text)
  const at = terms.findIndex(
    (term, index) => term.endsClause && PERSONAL.test(terms[index + 1]?.word ?? '') && isVerbAfter(terms, index + 1),
  )
  const first = terms[0]
  const second = terms[at + 1]
  if (at < 2 || !first || !second || terms.slice(0, at).some(({ endsClause }) => endsClause)) return []
  // A list of three clauses.
  if (terms.slice(at + 1).some((term, index) => term.endsClause && terms[at + 2 + index]?.word === 'and')) return []
  const left = terms.slice(0, at + 1)
  const isMain =
    !OPENERS.test(first.word) &&
    !has(first, 'Preposition') &&
    !has(first, 'Gerund') &&
    !has(first, 'Adverb') &&
    !left.some(({ word }) => SAYING.test(word) || OPENERS.test(word)) &&
    left.some((term, index) => index > 0 && isFiniteVerb(term))
  if (!isMain) return []
  const end = (terms[at] as Term).start + (terms[at] as Term).text.length
  const reason = 'Two sentences read better than one with a comma between them.'
  return [
    {
      start: start + end,
      end: start + second.start + second.text.length,
      after: `. ${capitalised(second.text)}`,
      reason,
    },
  ]
}

function isFiniteVerb(term: Term): boolean {
  return ['PresentTense', 'PastTense', 'Copula', 'Modal'].some((tag) => has(term, tag))
}

function isVerbAfter(terms: readonly Term[], at: number): boolean {
  const next = terms[at + 1]
  const verb = next && ADVERBS.test(next.word) ? terms[at + 2] : next
  return verb !== undefined && isFiniteVerb(verb)
}
