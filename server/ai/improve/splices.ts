import { capitalised } from '#domain/capitalised.ts'
import type { Edit, Sentence } from './edit.ts'
import * as lexicon from './splices.content.ts'
import { ADVERBS, OPENERS } from './terms.content.ts'
import { has, isFiniteVerb, isOpener, readTerms, type Term, wordsOf } from './terms.ts'

/** Two sentences with only a comma between them, or nothing. */
export function spliceEdits({ text, start }: Sentence): Edit[] {
  if (/[“”"():;?]/.test(text)) return []
  const terms = readTerms(text)
  const at = terms.findIndex((_, index) => index > 1 && isEndOfSentence(terms, index))
  const [end, second] = [terms[at], terms[at + 1]]
  if (!second || !end) return []
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
  const term = terms[at] as Term
  const [left, right] = [terms.slice(0, at + 1), terms.slice(at + 1)]
  // A list of clauses.
  const isList = right.some(({ endsClause }, index) => endsClause && /^(?:and|or)$/.test(right[index + 1]?.word ?? ''))
  return (
    (term.endsClause ? !isList && isAfterComma(terms, at) : isWithoutComma(terms, at)) &&
    isSentence(left, right[0] as Term)
  )
}

function isAfterComma(terms: readonly Term[], at: number): boolean {
  const right = terms.slice(at + 1)
  const [next] = right
  // "It is bad for you, my dietitian joked."
  if (!next || lexicon.SAID.test(right.at(-1)?.word ?? '')) return false
  if (lexicon.BEFORE_SUBJECT.test(next.word) && lexicon.SUBJECT.test(right[1]?.word ?? ''))
    return isClause(right.slice(1))
  if (lexicon.CONNECTORS.test(next.word))
    return (next.endsClause || next.word !== 'however') && isClause(right.slice(1))
  const comma = right.findIndex(({ endsClause }, index) => endsClause && !isOpener(right[index + 1]))
  if (/^(?:if|when|once)$/.test(next.word)) return comma >= 0 && isClause(right.slice(comma + 1))
  if (lexicon.PERSONAL.test(next.word) || (lexicon.SUBJECT.test(next.word) && comma < 0)) return isClause(right)
  return comma < 0 && (isClause(right) || next.word === 'please' || isBan(right) || isOrder(terms, at))
}

/** "The report is good you can relax": nothing but a new sentence can follow. */
function isWithoutComma(terms: readonly Term[], at: number): boolean {
  const [before, term, ...right] = [terms[at - 1], ...terms.slice(at)]
  const [next, second] = right
  if (!term || !next || !second || lexicon.BEFORE_PART.test(term.word) || lexicon.BEFORE_CLAUSE.test(term.word))
    return false
  // "Take them each morning do not stop."
  if (isBan(right)) return has(term, 'Singular') || has(term, 'Date')
  if (next.word === 'then')
    return isNamed(term, before) && lexicon.NOMINATIVE.test(second.word) && isClause(right.slice(1))
  if (lexicon.THIS_IS.test(wordsOf(right.slice(0, 4)))) return isNamed(term, before)
  if (next.word === 'it') return isNamed(term, before) && lexicon.IT_IS.test(wordsOf(right.slice(0, 4)))
  if (has(term, 'Value') && term.word !== 'one' && lexicon.DEFINITE.test(next.word)) return isClause(right)
  // "Cook most of them you can": no relative clause can follow.
  if (lexicon.OBJECT_PRONOUN.test(term.word))
    return lexicon.PERSONAL.test(next.word) && isClause(right) && !lexicon.BEFORE_CLAUSE.test(before?.word ?? '')
  const isComplement = has(term, 'Adjective') && [before, terms[at - 2]].some((one) => has(one, 'Copula'))
  if (isComplement && lexicon.DEFINITE.test(next.word)) return has(second, 'Noun') && right.slice(2).some(isFiniteVerb)
  if (isComplement && lexicon.SUBJECT.test(next.word)) return isClause(right)
  if (!lexicon.NOMINATIVE.test(next.word) || !isClause(right)) return false
  return isNamed(term, before)
    ? hasObject(right)
    : has(term, 'Adjective') ||
        has(term, 'Infinitive') ||
        (/ly$/.test(term.word) && !lexicon.OF_SENTENCE.test(term.word))
}

function isNamed(term: Term, before: Term | undefined): boolean {
  return (
    (has(term, 'Noun') || has(term, 'Adjective') || has(before, 'Adjective')) &&
    (!has(term, 'Pronoun') || term.word === 'nothing')
  )
}

/** What follows the verb shows that no noun before the subject is its object: "he drank six cups". */
function hasObject(clause: readonly Term[]): boolean {
  const verb = clause.findIndex(
    (term, index) => index > 0 && has(term, 'Verb') && !has(clause[index + 1], 'Verb') && !has(term, 'Modal'),
  )
  const [next, after, third] = clause.slice(verb + 1)
  const end = clause.findIndex((term, index) => index > verb && (term.endsClause || isOpener(term)))
  const rest = clause.slice(verb + 3, end < 0 ? undefined : end)
  if (verb < 0 || clause[verb]?.endsClause || rest.some(isFiniteVerb)) return false
  const isNoun = (term: Term | undefined) => has(term, 'Noun') || has(term, 'Determiner')
  return (
    (next?.word === 'to' && has(after, 'Verb') && isNoun(third)) ||
    (['Determiner', 'Possessive', 'Value'].some((tag) => has(next, tag)) &&
      (has(after, 'Noun') || has(third, 'Noun'))) ||
    (has(clause[verb], 'Copula') && has(next, 'Adjective'))
  )
}

/** "Do not stop", "never put steel". */
function isBan([first, second, third]: readonly Term[]): boolean {
  const isNever = first?.word === 'never' && has(second, 'Infinitive') && has(third, 'Noun')
  return isNever || (first?.word === 'do' && second?.word === 'not' && has(third, 'Infinitive'))
}

/** "Nuts are rich, measure them." */
function isOrder(terms: readonly Term[], at: number): boolean {
  const [verb, object, ...rest] = terms.slice(at + 1)
  const isListed = rest.some(({ word }, index) => /^(?:and|or)$/.test(word) && has(rest[index + 1], 'Infinitive'))
  const isStatement = terms.slice(1, at).some((term) => has(term, 'Copula'))
  return (
    !isListed &&
    has(verb, 'Infinitive') &&
    verb?.word !== 'say' &&
    (/^(?:them|it)$/.test(object?.word ?? '')
      ? has(terms[0], 'Infinitive') || isStatement
      : isStatement &&
        (/^(?:some|not|outside|down)$/.test(object?.word ?? '') || lexicon.ARTICLE.test(object?.word ?? '')))
  )
}

/** True if the words form a complete sentence, after which one with the subject `next` may begin. */
function isSentence(all: readonly Term[], next: Term): boolean {
  // "On Friday, rice is popular."
  const isIntroduced = has(all[0], 'Preposition') && !lexicon.EITHER.test(all[0]?.word ?? '')
  const begin = isIntroduced
    ? all.findIndex(({ endsClause }) => endsClause) + 1
    : lexicon.OF_SENTENCE.test(all[0]?.word ?? '')
      ? 1
      : 0
  const terms = all.slice(begin)
  const [first] = terms
  const comma = terms.slice(0, -1).findIndex(({ endsClause }) => endsClause)
  const isAllowed = ({ word }: Term, index: number) => {
    if (lexicon.EITHER.test(word)) return index > 0 && !terms.slice(index + 1).some(isFiniteVerb)
    // "It is not hunger, it is thirst", "You do not need a gym, you need shoes."
    if (word === 'not') return next.word !== first?.word && !/^(?:it|this|that|they|these|those)$/.test(next.word)
    if (/^(?:what|how|whether)$/.test(word)) return terms[index + 1]?.word === 'to'
    const isLast = index === terms.length - 1 || (index === terms.length - 2 && has(terms.at(-1), 'Noun'))
    const isOpening = OPENERS.test(word) && !(word === 'as' && terms[index + 1]?.word === 'well')
    return !lexicon.SUBORDINATORS.test(word) && !isOpening && !(lexicon.SAYING.test(word) && isLast)
  }
  return (
    first !== undefined &&
    !['Preposition', 'Adverb', 'Conjunction'].some((tag) => has(first, tag)) &&
    !lexicon.NO_SENTENCE.test(wordsOf(terms)) &&
    !/^(?:having|being)$/.test(first.word) &&
    (lexicon.CONNECTORS.test(next.word) || terms.every(isAllowed)) &&
    terms.some((term, index) => (index > 0 ? isFiniteVerb(term) || isPast(terms, index) : has(first, 'Infinitive'))) &&
    (comma < 0 ||
      endsList(terms.slice(comma + 1)) ||
      (lexicon.LAST_PART.test(terms[comma + 1]?.word ?? '') && terms.slice(comma + 1, -1).some(isFiniteVerb)) ||
      (lexicon.NOMINATIVE.test(next.word) && has(terms[comma + 1], 'Adverb')))
  )
}

/** "Fish and poultry", after "meat,": the last comma ends a sentence. */
function endsList(terms: readonly Term[]): boolean {
  return terms.at(-1)?.endsClause === true && terms.some(({ word }) => word === 'and') && !terms.some(isFiniteVerb)
}

/** "He never touched": often taken for an adjective. */
function isPast(terms: readonly Term[], at: number): boolean {
  const before = terms[at - 1]?.word ?? ''
  return /ed$/.test(terms[at]?.word ?? '') && (lexicon.PERSONAL.test(before) || before === 'never')
}

/** True if the words begin with a subject and its verb. */
function isClause(terms: readonly Term[]): boolean {
  const [first, second] = terms
  const isAdjective = has(second, 'Adjective') && second?.word !== 'other'
  const noun = isAdjective
    ? has(terms[2], 'Adjective') || has(terms[3], 'Noun')
      ? 3
      : 2
    : has(terms[2], 'Noun')
      ? 2
      : 1
  const isNoun = lexicon.ARTICLE.test(first?.word ?? '') && has(terms[noun], 'Noun') && !terms[noun]?.endsClause
  if (!first || !(lexicon.SUBJECT.test(first.word) || isNoun)) return false
  const at = isNoun ? noun + 1 : 1
  const verb = terms.findIndex((term, index) => index >= at && !has(term, 'Adverb') && !ADVERBS.test(term.word))
  return (
    verb >= 0 && !terms.slice(at - 1, verb).some(({ endsClause }) => endsClause) && isFiniteVerb(terms[verb] as Term)
  )
}
