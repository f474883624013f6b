import nlp from 'compromise/three'
import {
  AFTER_PASSIVE,
  ANY_ONE,
  BE,
  COLLECTIVE,
  DO,
  EACH,
  IRREGULAR_PLURAL,
  MANY_PRONOUN,
  MODALS,
  MOST,
  NEVER_PASSIVE,
  NOUN_VERBS,
  NUMBERS,
  OBJECT,
  OF_THEM,
  ONE_OF,
  ONE_PRONOUN,
  QUANTITY,
  SUBJUNCTIVE,
  UNCHANGED,
  VERBS,
} from './agreement.content.ts'
import { type Edit, type Sentence, typographic } from './edit.ts'
import { ADVERBS, NOT_PLURAL, OPENERS, UNIT } from './terms.content.ts'
import { type Correction, conjugate, editTerms, has, type Term, wordsOf } from './terms.ts'

const SINGULAR = 'A singular takes the verb of a singular.'
const PLURAL = 'A plural takes the verb of a plural.'
const PLAIN = 'After this word the verb is in its plain form.'
const PARTICIPLE = 'After “be” and “have” the verb is a participle.'

const TO_PLURAL = new Map(NUMBERS)
const TO_SINGULAR = new Map(NUMBERS.map(([one, many]) => [many, one]))

const FORMS = new Map([...VERBS, ...NOUN_VERBS].map((verb) => [verb, conjugate(verb)]))
const BASES = new Map([...FORMS].map(([verb, { third }]) => [third, verb]))
const IS_VERB = new Set(VERBS)

function isNounLike(term: Term): boolean {
  return (
    ['Noun', 'Adjective', 'Determiner', 'Possessive', 'Value'].some((tag) => has(term, tag)) ||
    QUANTITY.test(term.word) ||
    ONE_PRONOUN.test(term.word)
  )
}

/** The noun phrase that ends before the term at `end` and begins its clause, and the word before it; null in doubt. */
function findSubject(terms: readonly Term[], end: number): { phrase: Term[]; before: Term[] } | null {
  let from = end
  for (; from > 0; from--) {
    const term = terms[from - 1] as Term
    if (from < end && term.endsClause) return null
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
    terms.every((term) => term.word === 'and' || (isNounLike(term) && !QUANTITY.test(term.word)))
  )
}

function isPronoun(term: Term | undefined): boolean {
  return term !== undefined && (MANY_PRONOUN.test(term.word) || ONE_PRONOUN.test(term.word))
}

/** The number of the subject of the verb at `end`; null in doubt. */
function subjectNumber(terms: readonly Term[], end: number): 'one' | 'many' | null {
  if (isList(terms.slice(0, end))) return 'many'
  const subject = findSubject(terms, end)
  if (!subject || SUBJUNCTIVE.test(wordsOf(subject.before))) return null
  const { phrase, before } = subject
  const words = wordsOf(phrase)
  if (MANY_PRONOUN.test(words) || OF_THEM.test(words)) return 'many'
  if (ONE_PRONOUN.test(words) || words === 'no one') {
    return /^(?:if|as|though|that)$/.test(before.at(-1)?.word ?? '') ? null : 'one'
  }
  if (ONE_OF.test(words)) return 'one'
  // "Feeding children is hard."
  if (phrase.length > 1 && phrase[0]?.word.endsWith('ing')) return null
  const [first] = phrase
  const isOther = (term: Term) => ['Preposition', 'Pronoun', 'Conjunction'].some((tag) => has(term, tag))
  if (EACH.test(first?.word ?? '') && !phrase.some(isOther) && headNumber(phrase, false) === 'one') return 'one'
  if (MOST.test(first?.word ?? ''))
    return headNumber(beforePreposition(phrase.slice(1)), false) === 'many' ? 'many' : null
  const nounPhrase = has(first, 'Preposition') ? lastPhrase(phrase) : phrase
  const core = beforePreposition(nounPhrase)
  if (core.some(({ word }) => QUANTITY.test(word)) || nounPhrase.some((term) => has(term, 'Pronoun'))) return null
  const isCounted = core.some((term) => has(term, 'Value') && term.word !== 'one')
  const isFollowed = core.length < nounPhrase.length
  // "Two breaths without wobbling is enough."
  if (isCounted && (isFollowed || core.some(({ word }) => UNIT.test(word)) || headNumber(core, false) !== 'many'))
    return null
  return headNumber(core, isFollowed)
}

function beforePreposition(phrase: readonly Term[]): readonly Term[] {
  const at = phrase.findIndex((term) => has(term, 'Preposition'))
  return at < 0 ? phrase : phrase.slice(0, at)
}

/** "At night your stomach": the part after the adverbial; empty if there is none. */
function lastPhrase(phrase: readonly Term[]): readonly Term[] {
  const at = phrase.findLastIndex(
    (term, index) =>
      (has(term, 'Determiner') || has(term, 'Possessive')) && index > 1 && has(phrase[index - 1], 'Noun'),
  )
  return at < 0 ? [] : phrase.slice(at)
}

function headNumber(core: readonly Term[], isFollowed: boolean): 'one' | 'many' | null {
  if (core.some(({ word }) => word === 'and')) {
    const nouns = core.filter((term) => has(term, 'Noun') && !has(term, 'Possessive'))
    const isOne =
      isFollowed || nouns.length < 2 || /^(?:each|every|breathing|walking|eating)$/.test(core[0]?.word ?? '')
    return isOne ? null : 'many'
  }
  const head = core.at(-1)
  if (!head || !has(head, 'Noun') || COLLECTIVE.test(head.word)) return null
  if (IRREGULAR_PLURAL.test(head.word)) return 'many'
  // "Rotis" and "laddus", "analysis" and "virus".
  if (/(?:is|us)$/.test(head.word)) return null
  if (!head.word.endsWith('s') || NOT_PLURAL.test(head.word)) return 'one'
  // A word that ends in "s" but is not known as a plural may be either.
  return has(head, 'Plural') ? 'many' : null
}

/** The grammatical number of the noun to which "who" or "which" refers. */
function relativeNumber(terms: readonly Term[], at: number): 'one' | 'many' | null {
  const noun = terms[at - 1]
  if (!noun || noun.endsClause) return null
  if (IRREGULAR_PLURAL.test(noun.word)) return 'many'
  const isOne = has(noun, 'Singular') && terms.slice(Math.max(0, at - 3), at - 1).some(({ word }) => ANY_ONE.test(word))
  return noun.word === 'one' || isOne ? 'one' : null
}

/** "Changes" → "change". */
function toInfinitive(word: string): string {
  return nlp(`it ${word}`).verbs().toInfinitive().text().replace(/^it /, '') || word
}

/** Words that follow a verb rather than a noun: "complains of", "adds too much", "plays a part". */
function isObject(term: Term | undefined): boolean {
  return (
    /^(?:of|about|less|more)$/.test(term?.word ?? '') ||
    ['Determiner', 'Possessive', 'Adverb', 'Adjective'].some((tag) => has(term, tag))
  )
}

function correctionAt(terms: readonly Term[], at: number): Correction | null {
  const { word } = terms[at] as Term
  const next = terms[at + 1]
  let before = at - 1
  while (ADVERBS.test(terms[before]?.word ?? '') && !terms[before]?.endsClause) before--
  const previous = terms[before]
  if (!previous || previous.endsClause) return null
  const base = BASES.get(word)
  const { third, participle } = FORMS.get(word) ?? {}
  const mayBeVerb = (verb: string) => IS_VERB.has(verb) || OBJECT.test(next?.word ?? '')
  if (MODALS.test(previous.word) || DO.test(previous.word)) {
    if (word === 'has' && MODALS.test(previous.word)) return ['have', PLAIN]
    if (base) return [base, PLAIN]
    return has(terms[at], 'PresentTense') && /[^s]s$/.test(word) && !BE.test(word) ? [toInfinitive(word), PLAIN] : null
  }
  if (participle && IS_VERB.has(word) && participle !== word && !UNCHANGED.test(word)) {
    if (BE.test(previous.word) && !NEVER_PASSIVE.test(word))
      return previous.word === 'be' || next === undefined || AFTER_PASSIVE.test(next.word)
        ? [participle, PARTICIPLE]
        : null
    if (/^(?:has|have|had)$/.test(previous.word)) return [participle, PARTICIPLE]
  }
  const isAfterWho = previous.word === 'who'
  const isTagged = has(terms[at], 'PresentTense') && /^[a-z]+$/.test(word) && !BE.test(word)
  const isThird = base === undefined ? isTagged && /[^s]s$/.test(word) && isObject(next) : mayBeVerb(base)
  const isBase = third === undefined ? isTagged && isAfterWho && !word.endsWith('s') : mayBeVerb(word) || isAfterWho
  if (!(TO_PLURAL.has(word) || TO_SINGULAR.has(word) || isThird || isBase)) return null
  const number =
    isAfterWho || previous.word === 'which' ? relativeNumber(terms, before) : subjectNumber(terms, before + 1)
  if (number === 'many') {
    const after = TO_PLURAL.get(word) ?? (isThird ? (base ?? toInfinitive(word)) : undefined)
    return after ? [typographic(after), PLURAL] : null
  }
  if (number !== 'one') return null
  const after = TO_SINGULAR.get(word) ?? (isBase && next?.word !== 'not' ? (third ?? conjugate(word).third) : undefined)
  return after ? [typographic(after), SINGULAR] : null
}

/** Corrects verbs that do not agree with their subject or the word before them, only if the subject is certain. */
export function agreementEdits(sentence: Sentence): Edit[] {
  const { text } = sentence
  return text.endsWith('?') ? [] : editTerms(sentence, correctionAt)
}
