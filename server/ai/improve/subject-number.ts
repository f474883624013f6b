import * as lexicon from './agreement.content.ts'
import { NOT_PLURAL, OPENERS, UNIT } from './terms.content.ts'
import { has, isFiniteVerb, type Term, wordsOf } from './terms.ts'

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
  // "Not one of these packets."
  const from = terms[0]?.word === 'not' ? 1 : 0
  return shortSubjectNumber(terms.slice(from), end - from) ?? longSubjectNumber(terms.slice(from, end))
}

function shortSubjectNumber(terms: readonly Term[], end: number): 'one' | 'many' | null {
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

/** The terms before an inserted part that ends with the term at `end`; null if there is none. */
export function withoutInsertion(terms: readonly Term[], end: number): readonly Term[] | null {
  const comma = terms.findLastIndex(({ endsClause }, index) => index < end && endsClause)
  const part = terms.slice(comma + 1, end + 1)
  const [first] = part
  const isInserted =
    lexicon.INSERTS.test(first?.word ?? '') || (has(first, 'PastTense') && /ed$/.test(first?.word ?? ''))
  if (comma < 1 || !isInserted || part.slice(1).some(isFiniteVerb)) return null
  const before = terms.slice(0, comma + 1)
  return before.slice(0, -1).some(({ endsClause }) => endsClause)
    ? null
    : [...before.slice(0, -1), { ...(before.at(-1) as Term), endsClause: false }]
}

const isNominal = (term: Term | undefined) =>
  term !== undefined && isNounLike(term) && !has(term, 'Pronoun') && !has(term, 'Preposition')

/** The index after a noun phrase that begins at `from`; `from` itself if there is none. */
function endOfPhrase(terms: readonly Term[], from: number): number {
  let at = from
  while (isNominal(terms[at]) || has(terms[at], 'Adverb')) {
    if (at > from && lexicon.ARTICLES.test(terms[at]?.word ?? '')) break
    at++
    if (terms[at - 1]?.endsClause) break
  }
  return at
}

/** The index after noun phrases joined by commas and "and"; -1 if one of them may be a second subject. */
function endOfPhrases(terms: readonly Term[], from: number): number {
  let at = endOfPhrase(terms, from)
  while (at > from && (terms[at - 1]?.endsClause || isJoin(terms[at]))) {
    const next = isJoin(terms[at]) ? at + 1 : at
    const end = endOfPhrase(terms, next)
    if (end === next) break
    if (lexicon.ARTICLES.test(terms[next]?.word ?? '') || has(terms[next], 'Value') || has(terms[end], 'Preposition'))
      return -1
    at = end
  }
  return at
}

const isPreposition = (term: Term | undefined) =>
  (has(term, 'Preposition') || term?.word === 'like') && !OPENERS.test(term?.word ?? '')

const isJoin = (term: Term | undefined) => term?.word === 'and' || term?.word === 'or'

/** The index after the prepositional phrases that begin at `from`; -1 in doubt. */
function endOfParts(terms: readonly Term[], from: number): number {
  let at = from
  while (at >= 0 && isPreposition(terms[at])) {
    const next = lexicon.OWNED.test(terms[at + 1]?.word ?? '') ? at + 2 : endOfPhrases(terms, at + 1)
    at = next === at + 1 ? -1 : next
  }
  return at
}

/** The index after a relative clause with one verb: "that you take", "whose eyes are on the screen"; -1 in doubt. */
function endOfRelative(terms: readonly Term[], from: number): number {
  const verb = terms.findIndex((term, index) => index > from && isFiniteVerb(term))
  if (verb < 0 || !terms.slice(from + 1, verb).every((term) => isNominal(term) || has(term, 'Pronoun'))) return -1
  const main = has(terms[verb], 'Modal') ? verb + 1 : verb
  const end = endOfParts(terms, endOfPhrases(terms, main + 1))
  return /^(?:each|every|all)$/.test(terms[end]?.word ?? '') ? endOfPhrase(terms, end) : end
}

/** The index after an opener ("because") or an introduction ("In most homes,"). */
function beginOfClause(terms: readonly Term[]): number {
  const opener = terms.findLastIndex(
    ({ word }, at) =>
      (OPENERS.test(word) && word !== 'that' && terms[at - 1]?.word !== 'such') ||
      (lexicon.BEGINS_CLAUSE.test(word) && (at > 0 || word === 'yet')) ||
      (word === 'and' && terms[at - 1]?.endsClause === true && terms.slice(0, at).some(isFiniteVerb)),
  )
  const isIntroduced = has(terms[0], 'Preposition') || has(terms[0], 'Adverb')
  const comma = terms.findIndex(({ endsClause }) => endsClause)
  // "In our school the list".
  const article = terms.findIndex(({ word }, at) => lexicon.ARTICLES.test(word) && at > 1 && has(terms[at - 1], 'Noun'))
  return Math.max(opener + 1, isIntroduced ? (comma >= 0 ? comma + 1 : Math.max(article, 0)) : 0)
}

/**
 * The number of a subject that begins the clause, with all that belongs to it: "the oil in fried snacks like
 * samosas and sev"; null in doubt.
 */
export function longSubjectNumber(all: readonly Term[]): 'one' | 'many' | null {
  const terms = all.slice(beginOfClause(all))
  const [first] = terms
  if (first?.word === 'neither') {
    const nor = terms.findIndex(({ word }) => word === 'nor')
    const last = terms.slice(nor + 1)
    if (nor > 0 && last.length === 1 && has(last[0], 'Gerund')) return 'one'
    return nor > 0 && endOfPhrase(last, 0) === last.length ? headNumber(last, false) : null
  }
  const end = endOfPhrase(terms, 0)
  const core = terms.slice(0, end)
  if (!first || core.length === 0 || core.at(-1)?.endsClause || terms.at(-1)?.word === 'all') return null
  if (first.word.endsWith('ing') || has(core.at(-1), 'Possessive')) return null
  const isMost = lexicon.MOST.test(first.word) && core.length > 1
  if (
    core
      .slice(isMost ? 1 : 0)
      .some((term) => lexicon.QUANTITY.test(term.word) || has(term, 'Value') || has(term, 'Verb'))
  )
    return null
  if (terms[end]?.word === 'between' && terms.some(isJoin)) return headNumber(core, true)
  // "The weight and height of the child."
  const second = terms[end]?.word === 'and' && has(first, 'Determiner') ? endOfPhrase(terms, end + 1) : end
  const isTwo = second > end + 1 && !lexicon.ARTICLES.test(terms[end + 1]?.word ?? '')
  let at = endOfParts(terms, second)
  if (has(terms[at], 'PastTense') && isPreposition(terms[at + 1])) at = endOfParts(terms, at + 1)
  if (at >= 0 && at < terms.length && lexicon.RELATIVES.test(terms[at]?.word ?? '')) at = endOfRelative(terms, at)
  if (at !== terms.length || (!lexicon.ARTICLES.test(first.word) && terms.some(isJoin))) return null
  if (isTwo) return 'many'
  const number = second === end ? headNumber(core, at > end) : null
  return isMost && number === 'one' ? null : number
}
