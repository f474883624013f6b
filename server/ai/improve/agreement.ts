import nlp from 'compromise/three'
import type { Edit, Sentence } from './edit.ts'
import { ADVERBS, has, NOT_PLURAL, OPENERS, readTerms, type Term, UNIT, wordsOf } from './terms.ts'

const SINGULAR = 'A singular takes the verb of a singular.'
const PLURAL = 'A plural takes the verb of a plural.'
const PLAIN = 'After this word the verb is in its plain form.'
const PARTICIPLE = 'After “be” and “have” the verb is a participle.'

const TO_PLURAL: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "doesn't": 'don’t',
  "isn't": 'aren’t',
  "wasn't": 'weren’t',
  "hasn't": 'haven’t',
} // prettier-ignore
const TO_SINGULAR: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "don't": 'doesn’t',
  "aren't": 'isn’t',
  "weren't": 'wasn’t',
  "haven't": 'hasn’t',
} // prettier-ignore

const VERBS = new Set(
  'absorb affect agree allow appear arrive avoid bake become begin believe belong bother bring buy carry choose come compare consume contain contribute decide decrease depend describe deserve develop differ digest discover eat encourage enjoy exist expect explain fail feel forget get give go grow happen hear imagine improve include insist join keep know learn lose make meet mention occur prefer prevent produce protect prove provide realise receive recommend reduce refuse rely remain remind remove replace require say seem send serve sit skip solve speak spend strengthen struggle suffer suggest take teach tell tend think understand vary want warn weaken worry worsen write'.split(
    ' ',
  ),
)
/** Nouns too, and verbs before an object only: "the needs of the body", but "it needs more". */
const NOUN_VERBS = 'need help use play cause increase work like drink start sleep'.split(' ')
const OBJECT =
  /^(?:the|an?|your|our|their|his|her|its|this|more|less|enough|energy|some|extra|to|us|you|it|them|me|many|several|no|very|from|late|early|well)$/

const MODALS = /^(?:can|could|may|might|must|should|will|would|cannot|can't|couldn't|shouldn't|won't|wouldn't|mustn't)$/
const DO = /^(?:do|does|did|don't|doesn't|didn't)$/
const BE = /^(?:is|are|was|were|be|been|being)$/
/** Participles already. */
const UNCHANGED = /^(?:come|become|feel)$/
const NEVER_PASSIVE = /^(?:come|become|make|say|know|appear|seem|happen|exist|agree)$/
const AFTER_PASSIVE = /^(?:by|easily|well|as|in|from|with|at|only|when|if)$/
/** Their number is that of what follows, or a matter of taste. */
const QUANTITY =
  /^(?:half|third|quarter|per|percent|cent|most|some|all|none|lots?|number|majority|minority|rest|part|plenty|couple|group|pair|variety|range|percentage|kind|type|sort|more|less|many|few|any|what|who|which|that|there|here|\d.*)$/
const ONE_OF = /^(?:each|one|either|neither) of (?:the|these|those|my|our|your|them|us|you)\b/
const OF_THEM = /^(?:many|most|some|few|both|several|all) of (?:them|these|those|us|you)$/
const MANY_PRONOUN = /^(?:i|you|we|they|these|those)$/
const ONE_PRONOUN = /^(?:he|she|it|this|that|everyone|everybody|nobody|no-one|someone|anyone|everything|nothing|each)$/
const IRREGULAR_PLURAL = /^(?:people|children|women|men|teeth|feet)$/
/** A group of people, or either number. */
const COLLECTIVE = /^(?:bacteria|data|criteria|police|family|team|staff|poor|rich|young|old|elderly|sick)$/
/** "We advise that the diet contain pulses." */
const SUBJUNCTIVE =
  /\b(?:recommend|suggest|advise|insist|ask|require|important|essential|necessary|vital|better)\w* (?:\w+ )?that$/

/** "Eats" and "eaten" of each verb. */
const FORMS = new Map(
  [...VERBS, ...NOUN_VERBS].map((verb) => {
    const [forms] = nlp(`they ${verb}`).verbs().conjugate() as Record<string, string>[]
    return [
      verb,
      { third: forms?.PresentTense ?? `${verb}s`, participle: forms?.Participle ?? forms?.PastTense ?? verb },
    ]
  }),
)
const BASES = new Map([...FORMS].map(([verb, { third }]) => [third, verb]))

const MAY_NEED_CORRECTION = new RegExp(
  `\\b(?:${[...Object.keys(TO_PLURAL), ...Object.keys(TO_SINGULAR), ...FORMS.keys(), ...BASES.keys()].join('|')})\\b`,
  'i',
)

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

function isPronoun(term: Term | undefined): boolean {
  return term !== undefined && (MANY_PRONOUN.test(term.word) || ONE_PRONOUN.test(term.word))
}

/** Whether the subject of the verb at `end` is one or many; null in doubt. */
function subjectNumber(terms: readonly Term[], end: number): 'one' | 'many' | null {
  const found = findSubject(terms, end)
  if (!found || SUBJUNCTIVE.test(wordsOf(found.before))) return null
  const { phrase, before } = found
  const words = wordsOf(phrase)
  if (MANY_PRONOUN.test(words) || OF_THEM.test(words)) return 'many'
  if (ONE_PRONOUN.test(words) || words === 'no one') {
    return /^(?:if|as|though|that)$/.test(before.at(-1)?.word ?? '') ? null : 'one'
  }
  if (ONE_OF.test(words)) return 'one'
  // "Feeding children is hard."
  if (phrase.length > 1 && phrase[0]?.word.endsWith('ing')) return null
  const own = has(phrase[0], 'Preposition') ? lastPhrase(phrase) : phrase
  if (own.some((term) => QUANTITY.test(term.word) || has(term, 'Pronoun'))) return null
  const preposition = own.findIndex((term) => has(term, 'Preposition'))
  const core = preposition < 0 ? own : own.slice(0, preposition)
  const isCounted = core.some((term) => has(term, 'Value') && term.word !== 'one')
  if (isCounted && (core.some(({ word }) => UNIT.test(word)) || headNumber(core, false) !== 'many')) return null
  return headNumber(core, preposition >= 0)
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
  if (!head.word.endsWith('s') || NOT_PLURAL.test(head.word)) return 'one'
  // A word that ends in "s" but is not known as a plural may be either.
  return has(head, 'Plural') ? 'many' : null
}

/** The number of what "who" or "which" stands for. */
function relativeNumber(terms: readonly Term[], at: number): 'one' | 'many' | null {
  const noun = terms[at - 1]
  if (!noun || noun.endsClause) return null
  return noun.word === 'one' ? 'one' : IRREGULAR_PLURAL.test(noun.word) ? 'many' : null
}

/** "Changes" → "change". */
function toInfinitive(word: string): string {
  return nlp(`it ${word}`).verbs().toInfinitive().text().replace(/^it /, '') || word
}

type Correction = readonly [after: string, reason: string]

function correctionAt(terms: readonly Term[], at: number): Correction | null {
  const { word } = terms[at] as Term
  const next = terms[at + 1]
  let before = at - 1
  while (ADVERBS.test(terms[before]?.word ?? '') && !terms[before]?.endsClause) before--
  const previous = terms[before]
  if (!previous || previous.endsClause) return null
  const base = BASES.get(word)
  const { third, participle } = FORMS.get(word) ?? {}
  const mayBeVerb = (verb: string) => VERBS.has(verb) || OBJECT.test(next?.word ?? '')
  if (MODALS.test(previous.word) || DO.test(previous.word)) {
    if (word === 'has' && MODALS.test(previous.word)) return ['have', PLAIN]
    if (base) return [base, PLAIN]
    return has(terms[at], 'PresentTense') && /[^s]s$/.test(word) && !BE.test(word) ? [toInfinitive(word), PLAIN] : null
  }
  if (participle && VERBS.has(word) && participle !== word && !UNCHANGED.test(word)) {
    if (BE.test(previous.word) && !NEVER_PASSIVE.test(word))
      return next === undefined || AFTER_PASSIVE.test(next.word) ? [participle, PARTICIPLE] : null
    if (/^(?:has|have|had)$/.test(previous.word)) return [participle, PARTICIPLE]
  }
  const isThird = base !== undefined && mayBeVerb(base)
  const isBase = third !== undefined && mayBeVerb(word)
  if (!(word in TO_PLURAL || word in TO_SINGULAR || isThird || isBase)) return null
  const number = /^(?:who|which)$/.test(previous.word)
    ? relativeNumber(terms, before)
    : subjectNumber(terms, before + 1)
  if (number === 'many') {
    const after = TO_PLURAL[word] ?? (isThird ? base : undefined)
    return after ? [after, PLURAL] : null
  }
  if (number !== 'one') return null
  if (word in TO_SINGULAR) return [TO_SINGULAR[word] ?? word, SINGULAR]
  return isBase && next?.word !== 'not' ? [third, SINGULAR] : null
}

/** Verbs that do not go with their subjects or with the word before them; only where the subject is beyond doubt. */
export function agreementEdits({ text, start }: Sentence): Edit[] {
  if (text.endsWith('?') || !MAY_NEED_CORRECTION.test(text)) return []
  const terms = readTerms(text)
  return terms.flatMap((term, at): Edit[] => {
    const found = at === 0 ? null : correctionAt(terms, at)
    const from = term.start
    const to = from + term.text.length
    if (!found || text.slice(from, to) !== term.text) return []
    return [{ start: start + from, end: start + to, after: found[0], reason: found[1] }]
  })
}

/** "Less pieces": what can be counted takes "fewer". */
export function countableEdits({ text, start }: Sentence): Edit[] {
  if (!/\bless \p{L}+s\b/iu.test(text)) return []
  const terms = readTerms(text)
  return terms.flatMap((term, at): Edit[] => {
    const next = terms[at + 1]
    const isCounted =
      term.word === 'less' && has(next, 'Plural') && !UNIT.test(next?.word ?? '') && !NOT_PLURAL.test(next?.word ?? '')
    if (!isCounted || /^(?:no|or|much)$/.test(terms[at - 1]?.word ?? '')) return []
    const after = /^L/.test(term.text) ? 'Fewer' : 'fewer'
    const from = start + term.start
    return [{ start: from, end: from + term.text.length, after, reason: 'What can be counted takes “fewer”.' }]
  })
}
