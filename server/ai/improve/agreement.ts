import nlp from 'compromise/three'
import * as lexicon from './agreement.content.ts'
import { type Edit, type Sentence, typographic } from './edit.ts'
import { relativeNumber, subjectNumber } from './subject-number.ts'
import { ADVERBS } from './terms.content.ts'
import { type Correction, conjugate, editTerms, endOfClause, has, isFiniteVerb, type Term, wordsOf } from './terms.ts'

const SINGULAR = 'A singular takes the verb of a singular.'
const PLURAL = 'A plural takes the verb of a plural.'
const PLAIN = 'After this word the verb is in its plain form.'
const PARTICIPLE = 'After “be” and “have” the verb is a participle.'

const TO_PLURAL = new Map(lexicon.NUMBERS)
const TO_SINGULAR = new Map(lexicon.NUMBERS.map(([one, many]) => [many, one]))

const FORMS = new Map([...lexicon.VERBS, ...lexicon.NOUN_VERBS].map((verb) => [verb, conjugate(verb)]))
const BASES = new Map([...FORMS].map(([verb, { third }]) => [third, verb]))
const IS_VERB = new Set(lexicon.VERBS)

/** "Changes" → "change". */
function toInfinitive(word: string): string {
  return nlp(`it ${word}`).verbs().toInfinitive().text().replace(/^it /, '') || word
}

/** The number of a verb in the present tense; null for other words. */
export function verbNumber(term: Term): 'one' | 'many' | null {
  const { word } = term
  if (TO_PLURAL.has(word)) return 'one'
  if (TO_SINGULAR.has(word)) return 'many'
  if (!has(term, 'PresentTense') || !/^[a-z]{2,}$/.test(word) || lexicon.BE.test(word)) return null
  return /[^s]s$/.test(word) ? 'one' : 'many'
}

/** "Eats" → "eat", "are" → "is". */
export function toOtherNumber(word: string, number: 'one' | 'many'): string {
  return number === 'one'
    ? (TO_PLURAL.get(word) ?? BASES.get(word) ?? toInfinitive(word))
    : (TO_SINGULAR.get(word) ?? (FORMS.get(word) ?? conjugate(word)).third)
}

/** Words that follow a verb rather than a noun: "complains of", "adds too much", "plays a part". */
function isObject(term: Term | undefined): boolean {
  return (
    /^(?:of|about|less|more)$/.test(term?.word ?? '') ||
    ['Determiner', 'Possessive', 'Adverb', 'Adjective'].some((tag) => has(term, tag))
  )
}

/** True if the rest of the clause has no other verb. */
function isOnlyVerb(terms: readonly Term[], at: number): boolean {
  const from = lexicon.AFTER_VERB.test(terms[at + 1]?.word ?? '') ? at + 2 : at + 1
  const rest = terms.slice(from, endOfClause(terms, from))
  return !rest.some((term, index) => isFiniteVerb(term) && rest[index - 1]?.word !== 'to')
}

function correctionAt(terms: readonly Term[], at: number): Correction | null {
  const { word } = terms[at] as Term
  const next = terms[at + 1]
  let before = at - 1
  while (ADVERBS.test(terms[before]?.word ?? '') && !terms[before]?.endsClause) before--
  if (terms[before]?.endsClause) return null
  const previous = terms[before]
  if (!previous || lexicon.CAUSATIVE.test(previous.word) || (word === 'like' && has(next, 'Determiner'))) return null
  const isCaused = terms.slice(Math.max(0, before - 2), before).some((term) => lexicon.CAUSATIVE.test(term.word))
  const base = BASES.get(word)
  const { third, participle } = FORMS.get(word) ?? {}
  const mayBeVerb = (verb: string) => IS_VERB.has(verb) || lexicon.OBJECT.test(next?.word ?? '')
  if (lexicon.MODALS.test(previous.word) || lexicon.DO.test(previous.word)) {
    if (word === 'has' && lexicon.MODALS.test(previous.word)) return ['have', PLAIN]
    if (base) return [base, PLAIN]
    return verbNumber(terms[at] as Term) === 'one' && !TO_PLURAL.has(word) ? [toInfinitive(word), PLAIN] : null
  }
  if (participle && IS_VERB.has(word) && participle !== word && !lexicon.UNCHANGED.test(word)) {
    if (lexicon.BE.test(previous.word) && !lexicon.NEVER_PASSIVE.test(word))
      return previous.word === 'be' || next === undefined || lexicon.AFTER_PASSIVE.test(next.word)
        ? [participle, PARTICIPLE]
        : null
    if (/^(?:has|have|had)$/.test(previous.word)) return [participle, PARTICIPLE]
  }
  const isAfterWho = previous.word === 'who'
  const form = verbNumber(terms[at] as Term)
  const isThird = base === undefined ? form === 'one' && isObject(next) : mayBeVerb(base)
  const isBase = third === undefined ? isAfterWho && form === 'many' : mayBeVerb(word) || isAfterWho
  if (!(TO_PLURAL.has(word) || TO_SINGULAR.has(word) || isThird || isBase)) return null
  if (lexicon.MAY_DIFFER.test(wordsOf(terms.slice(0, at + 2)))) return null
  const number =
    isAfterWho || previous.word === 'which' ? relativeNumber(terms, before) : subjectNumber(terms, before + 1)
  if (number === 'many') {
    const after = TO_PLURAL.get(word) ?? (isThird ? (base ?? toInfinitive(word)) : undefined)
    return after ? [typographic(after), PLURAL] : null
  }
  if (number !== 'one') return null
  const after =
    TO_SINGULAR.get(word) ??
    (isBase && !isCaused && next?.word !== 'not' && (isAfterWho || isOnlyVerb(terms, at))
      ? (third ?? conjugate(word).third)
      : undefined)
  return after ? [typographic(after), SINGULAR] : null
}

/** Corrects verbs that do not agree with their subject or the word before them, only if the subject is certain. */
export function agreementEdits(sentence: Sentence): Edit[] {
  const { text } = sentence
  return text.endsWith('?') ? [] : editTerms(sentence, correctionAt)
}
