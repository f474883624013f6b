import * as lexicon from './agreement.content.ts'
import { NOT_PLURAL, OPENERS, UNIT } from './terms.content.ts'
import { has, type Term, wordsOf } from './terms.ts'

function isNounLike(term: Term): boolean {
  return (
    ['Noun', 'Adjective', 'Determiner', 'Possessive', 'Value'].some((tag) => has(term, tag)) ||
    lexicon.QUANTITY.test(term.word) ||
    lexicon.ONE_PRONOUN.test(term.word)
  )
}

/** The noun phrase that ends before the term at `end` and begins its clause, and the word before it; null in doubt. */
function findSubject(terms: readonly Term[], end: number): { phrase: Term[]; before: Term[] } | null {
  let from = end
  for (; from > 0; from--) {
    const term = terms[from - 1] as Term
    if (from < end && (term.endsClause || terms[from - 2]?.word === 'such')) return null
    if (OPENERS.test(term.word) || (term.word === 'and' && isPronoun(terms[from]))) break
    if (!isNounLike(term) && !has(term, 'Preposition') && term.word !== 'and') return null
  }
  const phrase = terms.slice(from, end)
  return phrase.length === 0 || phrase.length > 7 || phrase.at(-1)?.word === 'and'
    ? null
    : { phrase, before: terms.slice(0, from) }
}

/** "Liver, mutton and fish", at the beginning of a sentence. */
function isList(terms: readonly Term[]): boolean {
  const comma = terms.findLastIndex(({ endsClause }) => endsClause)
  const last = terms.slice(comma + 1)
  return (
    comma >= 0 &&
    last.some(({ word }, at) => word === 'and' && at > 0 && at < last.length - 1) &&
    terms.every((term) => term.word === 'and' || (isNounLike(term) && !lexicon.QUANTITY.test(term.word)))
  )
}

function isPronoun(term: Term | undefined): boolean {
  return term !== undefined && (lexicon.MANY_PRONOUN.test(term.word) || lexicon.ONE_PRONOUN.test(term.word))
}

/** The number of the subject of the verb at `end`; null in doubt. */
export function subjectNumber(terms: readonly Term[], end: number): 'one' | 'many' | null {
  if (isList(terms.slice(0, end))) return 'many'
  const subject = findSubject(terms, end)
  if (!subject || lexicon.SUBJUNCTIVE.test(wordsOf(subject.before))) return null
  const { phrase, before } = subject
  const words = wordsOf(phrase)
  if (lexicon.MANY_PRONOUN.test(words) || lexicon.OF_THEM.test(words)) return 'many'
  if (lexicon.ONE_PRONOUN.test(words) || words === 'no one') {
    return /^(?:if|as|though|that)$/.test(before.at(-1)?.word ?? '') ? null : 'one'
  }
  if (lexicon.ONE_OF.test(words)) return 'one'
  // "Feeding children is hard."
  if (phrase.length > 1 && phrase[0]?.word.endsWith('ing')) return null
  const [first] = phrase
  const isOther = (term: Term) => ['Preposition', 'Pronoun', 'Conjunction'].some((tag) => has(term, tag))
  if (lexicon.EACH.test(first?.word ?? '') && !phrase.some(isOther)) {
    // "Every family."
    return headNumber(phrase, false) === 'many' ? null : 'one'
  }
  if (has(first, 'Preposition')) return null
  const preposition = phrase.findIndex((term) => has(term, 'Preposition'))
  const core = preposition < 0 ? phrase : phrase.slice(0, preposition)
  if (
    core.some(({ word }) => lexicon.QUANTITY.test(word)) ||
    phrase.some((term) => has(term, 'Pronoun') && !has(term, 'Possessive'))
  )
    return null
  const isCounted = core.some((term) => has(term, 'Value') && term.word !== 'one')
  const isFollowed = core.length < phrase.length
  // "Two breaths without wobbling is enough."
  if (isCounted && (isFollowed || core.some(({ word }) => UNIT.test(word)) || headNumber(core, false) !== 'many'))
    return null
  return headNumber(core, isFollowed)
}

function headNumber(core: readonly Term[], isFollowed: boolean): 'one' | 'many' | null {
  if (core.some(({ word }) => word === 'and')) {
    const nouns = core.filter((term) => has(term, 'Noun') && !has(term, 'Possessive'))
    const isOne =
      isFollowed || nouns.length < 2 || /^(?:each|every|breathing|walking|eating)$/.test(core[0]?.word ?? '')
    return isOne ? null : 'many'
  }
  const head = core.at(-1)
  if (!head || !has(head, 'Noun') || lexicon.COLLECTIVE.test(head.word)) return null
  if (lexicon.IRREGULAR_PLURAL.test(head.word)) return 'many'
  // "Rotis" and "laddus", "analysis" and "virus".
  if (/(?:is|us)$/.test(head.word)) return null
  if (!head.word.endsWith('s') || NOT_PLURAL.test(head.word)) return 'one'
  // A word that ends in "s" but is not known as a plural may be either.
  return has(head, 'Plural') ? 'many' : null
}

/** The grammatical number of the noun to which "who" or "which" refers. */
export function relativeNumber(terms: readonly Term[], at: number): 'one' | 'many' | null {
  const noun = terms[at - 1]
  if (!noun || noun.endsClause) return null
  if (lexicon.IRREGULAR_PLURAL.test(noun.word)) return 'many'
  const isFirst = at < 2 || (at === 2 && has(terms[0], 'Adjective'))
  if (isFirst && has(noun, 'Plural') && !NOT_PLURAL.test(noun.word)) return 'many'
  const isOne =
    has(noun, 'Singular') && terms.slice(Math.max(0, at - 3), at - 1).some(({ word }) => lexicon.ANY_ONE.test(word))
  return noun.word === 'one' || isOne ? 'one' : null
}
