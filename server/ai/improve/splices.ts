import { capitalised } from '../text/sentences.ts'
import type { Edit, Sentence } from './edit.ts'
import { ADVERBS, OPENERS } from './terms.content.ts'
import { has, readTerms, type Term, wordsOf } from './terms.ts'

const PERSONAL = /^(?:it|they|we|he|she|you|i)$/
const SUBJECT = /^(?:it|they|we|he|she|you|i|this|these|those|there|nobody|anybody|anyone|everyone|everybody|nothing)$/
const ARTICLE = /^(?:an?|the|my|your|our|their|his|her|its)$/
/** After a noun, other words could begin a relative clause: "the food they eat". */
const IT_IS = /^it (?:(?:also|then|still) \p{L}+s|is|was|should|will|can|must|may|has|costs|helps|keeps|makes) ./u
const BEFORE_PART = /^(?:way|time|moment|day|more|less|better|all|things?|amount|much)$/
const SAYING =
  /^(?:before|after|until|unless|once|says?|said|thinks?|thought|asks?|asked|knows?|knew|hopes?|believes?|means?|feels?|not|that|which|who|whom|than|what|whatever|how|every)$/

/** Two sentences with only a comma between them, or nothing. */
export function spliceEdits({ text, start }: Sentence): Edit[] {
  if (!/, \p{L}+ | it /u.test(text) || /[“”"():;?]/.test(text)) return []
  const terms = readTerms(text)
  const at = terms.findIndex((_, index) => isEndOfSentence(terms, index))
  const [left, right] = [terms.slice(0, at + 1), terms.slice(at + 1)]
  const [first] = left
  const [second] = right
  const end = left.at(-1)
  if (at < 2 || !first || !second || !end || !isSentence(left, first)) return []
  // A list of clauses.
  if (right.some(({ endsClause }, index) => endsClause && right[index + 1]?.word === 'and')) return []
  return [
    {
      start: start + end.start + end.text.length,
      end: start + second.start + second.text.length,
      after: `. ${capitalised(second.text)}`,
      reason: 'These are two sentences.',
    },
  ]
}

function isEndOfSentence(terms: readonly Term[], at: number): boolean {
  const [before, term] = [terms[at - 1], terms[at]]
  const right = terms.slice(at + 1)
  if (!term || !right[0]) return false
  if (term.endsClause) {
    if (SUBJECT.test(right[0].word)) return isVerbAfter(terms, at + 1)
    const noun = has(right[1], 'Adjective') && right[1]?.word !== 'other' ? 2 : 1
    const isNamed = ARTICLE.test(right[0].word) && has(right[noun], 'Noun') && isVerbAfter(terms, at + noun + 1)
    return (isNamed || right[0].word === 'please' || isOrder(terms, at)) && !right.some(({ endsClause }) => endsClause)
  }
  // Nothing but a new sentence can follow "is common".
  if (has(term, 'Adjective') && /^(?:is|are|was|were)$/.test(before?.word ?? '') && PERSONAL.test(right[0].word))
    return isVerbAfter(terms, at + 1)
  const isNamed = has(term, 'Noun') || has(term, 'Adjective') || has(before, 'Adjective')
  return isNamed && !has(term, 'Pronoun') && !BEFORE_PART.test(term.word) && IT_IS.test(wordsOf(right.slice(0, 3)))
}

/** "Nuts are rich, measure them." */
function isOrder(terms: readonly Term[], at: number): boolean {
  const [verb, object] = terms.slice(at + 1)
  return (
    has(verb, 'Infinitive') &&
    verb?.word !== 'say' &&
    (/^(?:them|it|some|not)$/.test(object?.word ?? '') || ARTICLE.test(object?.word ?? '')) &&
    terms.slice(1, at).some((term) => has(term, 'Copula'))
  )
}

/** True if the words form a complete sentence. */
function isSentence(terms: readonly Term[], first: Term): boolean {
  const comma = terms.slice(0, -1).findIndex(({ endsClause }) => endsClause)
  return (
    !has(first, 'Preposition') &&
    !has(first, 'Adverb') &&
    !has(first, 'Conjunction') &&
    !terms.some(({ word }) => SAYING.test(word) || OPENERS.test(word)) &&
    terms.some((term, index) => (index > 0 || has(first, 'Infinitive')) && isFiniteVerb(term)) &&
    (comma < 0 || endsList(terms.slice(comma + 1)))
  )
}

/** "Fish and poultry", after "meat,": the last comma ends a sentence. */
function endsList(terms: readonly Term[]): boolean {
  return terms.at(-1)?.endsClause === true && terms.some(({ word }) => word === 'and') && !terms.some(isFiniteVerb)
}

function isFiniteVerb(term: Term): boolean {
  return ['PresentTense', 'PastTense', 'Copula', 'Modal'].some((tag) => has(term, tag)) && !has(term, 'Gerund')
}

function isVerbAfter(terms: readonly Term[], at: number): boolean {
  const next = terms[at + 1]
  const verb = next && ADVERBS.test(next.word) ? terms[at + 2] : next
  return verb !== undefined && isFiniteVerb(verb)
}
