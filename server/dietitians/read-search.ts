import { CONCERN_WORDS, type Concern } from '#domain/dietitians/concerns.ts'
import {
  CONCERN_PHRASES,
  longestConcern,
  longestPhrase,
  simplify,
  toWords,
} from '#domain/dietitians/directory/find-concern.ts'
import {
  ANYONE_WORDS,
  AVAILABILITY_WORDS,
  FEE_WORDS,
  LANGUAGE_SPELLINGS,
  MODE_WORDS,
  NEGATIONS,
  SENTENCE_WORDS,
  WEAK_WORDS,
} from '#domain/dietitians/directory/search-words.ts'
import type { Place } from '#domain/dietitians/places.ts'
import { LANGUAGES, type Language } from '#domain/dietitians/practice.ts'
import { SPECIALIZATIONS, type Specialization } from '#domain/dietitians/specializations.ts'
import { type Ages, readAges } from './ages.ts'
import { closestWord } from './closest-word.ts'
import type { ModeFilter, SearchFilters, SearchTerm } from './directory.queries.ts'
import { readFeeLimit } from './fee-limit.ts'
import { CODE, codeTerm, concernTerm, guessedTerm, placeOf, placeTerm, plainTerm, TEENAGERS } from './search-terms.ts'

/** More words than a sentence about one person needs. */
const TERMS_MAX = 12
/** The single words that typing errors are corrected to. */
const LONG_WORDS = CONCERN_PHRASES.filter(([word]) => word.length >= 5 && !word.includes(' '))
const CONCERNS = Object.keys(CONCERN_WORDS) as Concern[]
const LONG_LANGUAGES = LANGUAGES.map((language) => [language, language] as const)

export interface DirectorySearch {
  terms: SearchTerm[]
  filters: SearchFilters
  place: Place | null
  /** True if the words only say that a dietitian is wanted ("good dietitian"). */
  isForAnyone: boolean
  /** True if the lower fee comes first among equals. */
  isAboutFee: boolean
}

const WEIGHT = '(?:weight|vajan|wajan|wazan|vazan|bhaa?r|kgs?|kilos?|वजन|ਭਾਰ)'
const RAISE = '(?:gain|gaining|increase|badhan[aei]|badhaye|badhaun|badhao|vadhaun[aei]|vadhana|बढाना|बढाने|ਵਧਾਉਣਾ)'
const NOT_RISING = '(?:not (?:increasing|gaining)|(?:nahi|nahin|nai) (?:badh|vadh)\\p{L}*)'
const BETWEEN = '(?:\\s+\\S+){0,2}?\\s+'
/** The wish to gain weight: "vajan badhana", "weight is not increasing". */
const WEIGHT_GAIN = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${WEIGHT}${BETWEEN}(?:${RAISE}|${NOT_RISING})|${RAISE}${BETWEEN}${WEIGHT})(?![\\p{L}\\p{M}])`,
  'gu',
)

/** Splits into words, with a comma at the end of each clause, so that nothing applies beyond it. */
function toClauses(text: string): string[] {
  return text
    .replaceAll(/n['’]t\b/g, ' not')
    .split(/[,;!?]|\.(?=\s|$)/)
    .flatMap((clause) => [...toWords(clause), ','])
}

/** The meaning of one or more words. */
interface Part {
  length: number
  terms?: SearchTerm[]
  place?: Place
  language?: Language
  modeFilter?: ModeFilter
  availability?: SearchFilters['availability']
}

/** An adult son needs no dietitian for children: if an age is given, it alone decides. */
const OF_ANY_AGE = new Set(['son', 'daughter', 'beta', 'bete', 'beti', 'puttar'])

function concernAt(words: readonly string[], at: number, { isAgeNamed }: Ages): Part | null {
  const { concern, length } = longestConcern(words, at)
  if (!concern) return null
  const typed = words.slice(at, at + length).join(' ')
  return { terms: isAgeNamed && OF_ANY_AGE.has(typed) ? [] : [concernTerm(concern, typed)], length }
}

function placeAt(words: readonly string[], at: number): Part | null {
  const known = longestPhrase(words, at, (phrase) => placeOf(phrase, false))
  if (!known) return null
  const typed = words.slice(at, at + known.length).join(' ')
  return { terms: [placeTerm(known.found, typed)], place: known.found, length: known.length }
}

function filterAt(words: readonly string[], at: number): Part | null {
  const mode = longestPhrase(words, at, (phrase) => MODE_WORDS[phrase])
  if (mode) return { modeFilter: mode.found, length: mode.length }
  const availability = longestPhrase(words, at, (phrase) => AVAILABILITY_WORDS[phrase])
  return availability && { availability: availability.found, length: availability.length }
}

/** A single letter or a small number has no meaning either. */
const isEmptyWord = (word: string) =>
  SENTENCE_WORDS.has(word) || WEAK_WORDS.has(word) || FEE_WORDS.has(word) || /^(?:[a-z,]|\d{1,2})$/.test(word)

/** Completes the beginning of a concern: "diab" for "diabetes". */
function completeConcern(word: string): Concern | undefined {
  return word.length < 3 ? undefined : CONCERNS.find((concern) => CONCERN_WORDS[concern][0]?.startsWith(word))
}

function wordAt(word: string): Part {
  if (isEmptyWord(word)) return { length: 1 }
  const language = LANGUAGE_SPELLINGS[word] ?? closestWord(word, LONG_LANGUAGES)
  if (language) return { language, length: 1 }
  const place = placeOf(word, true)
  if (place) return { terms: [placeTerm(place, word)], place, length: 1 }
  if (/^teen(?:s|age|aged|ager|agers)?$/.test(word)) return { terms: [TEENAGERS], length: 1 }
  const concern = closestWord(word, LONG_WORDS) ?? completeConcern(word)
  return { terms: [concern ? guessedTerm(concern, word) : plainTerm(word, true)], length: 1 }
}

const partAt = (words: readonly string[], at: number, ages: Ages): Part =>
  concernAt(words, at, ages) ?? placeAt(words, at) ?? filterAt(words, at) ?? wordAt(words[at] ?? '')

/**
 * True for a concern, place, language or consultation mode, which a preceding "no" negates. In "no appetite" both words
 * are kept.
 */
const isNegatable = ({ terms = [], language, modeFilter }: Part) =>
  language !== undefined ||
  modeFilter !== undefined ||
  terms.some(({ concern, name }) => concern !== undefined || name === undefined)

/** The number of words from a negation to the end of what it negates: "no diabetes", "do not have sugar or BP". */
function negatedLength(words: readonly string[], at: number, ages: Ages): number {
  if (!NEGATIONS.before.has(words[at] ?? '')) return 0
  let to = at + 1
  while (NEGATIONS.between.has(words[to] ?? '')) to += 1
  const gap = words.slice(at + 1, to)
  const first = words[to] ?? ','
  if (NEGATIONS.verbs.has(first) && !gap.some((word) => word.startsWith('want'))) return 0
  const part = partAt(words, to, ages)
  const isLacked = words[at] === 'no' && NEGATIONS.lacks.has(words.slice(to, to + part.length).join(' '))
  if (isLacked || !isNegatable(part)) return 0
  let end = to + part.length
  while (NEGATIONS.or.has(words[end] ?? '')) {
    const next = partAt(words, end + 1, ages)
    if (!isNegatable(next)) break
    end += 1 + next.length
  }
  return end - at
}

/** The number of words that negate the part before them: "tamil nahi", "gym ke bina"; not "sugar control nahi ho rahi". */
function negationAfter(words: readonly string[], at: number): number {
  const start = words[at] === 'ke' || words[at] === 'de' ? at + 1 : at
  const word = words[start] ?? ''
  if (!NEGATIONS.after.has(word)) return 0
  const next = words[start + 1] ?? ','
  return word === 'bina' || next === ',' || NEGATIONS.end.has(next) ? start + 1 - at : 0
}

/** Yields the meanings of the words, without negated ones. */
function* readParts(words: readonly string[], ages: Ages): Generator<Part> {
  for (let at = 0; at < words.length; ) {
    const negated = negatedLength(words, at, ages)
    if (negated > 0) {
      at += negated
      continue
    }
    const part = partAt(words, at, ages)
    at += part.length
    const after = isNegatable(part) ? negationAfter(words, at) : 0
    if (after === 0) yield part
    at += after
  }
}

const withSpecialization = (concern: SearchTerm['concern']): Specialization | undefined =>
  SPECIALIZATIONS.find((value) => value === concern)

/** "Online on the phone" means by phone. */
const narrowestModes = (modeFilters: readonly ModeFilter[]) =>
  modeFilters.filter(
    ({ modes }) =>
      !modeFilters.some(
        (other) => other.modes.length < modes.length && other.modes.every((mode) => modes.includes(mode)),
      ),
  )

/** True if the words contain a filter, besides a specialization that may also be a term. */
export const hasFilters = ({ languages, modeFilters, availability, fee_max }: SearchFilters) =>
  languages.length > 0 || modeFilters.length > 0 || availability !== undefined || fee_max !== undefined

/** Reads a search for a dietitian, from single words to a whole sentence. */
export function readDirectorySearch(search: string): DirectorySearch {
  const simple = simplify(search)
  const codes = simple.match(CODE) ?? []
  const fee = readFeeLimit(simple.replaceAll(CODE, ' '))
  const ages = readAges(fee.rest.replaceAll(WEIGHT_GAIN, ' weight gain '))
  const words = toClauses(ages.rest)
  const parts = [...readParts(words, ages)]
  const all = [
    ...codes.map(codeTerm),
    ...ages.concerns.map((concern) => (concern === 'teenagers' ? TEENAGERS : concernTerm(concern))),
    ...parts.flatMap((part) => part.terms ?? []),
  ]
  const keyOf = ({ label, typed }: SearchTerm) => label ?? typed
  const keys = all.map(keyOf)
  const terms = all.filter((term, at) => keys.indexOf(keyOf(term)) === at).slice(0, TERMS_MAX)
  const languages = [...new Set(parts.flatMap(({ language }) => language ?? []))]
  const modeFilters = narrowestModes(parts.flatMap(({ modeFilter }) => modeFilter ?? []))
  const availability = parts.find((part) => part.availability)?.availability
  const specialization = terms.length === 1 ? withSpecialization(terms[0]?.concern) : undefined
  const filters = { specialization, availability, languages, modeFilters, fee_max: fee.max }
  const isAboutFee = fee.max !== undefined || words.some((word) => FEE_WORDS.has(word))
  const hasMeaning = terms.length > 0 || hasFilters(filters)
  const isForAnyone = !hasMeaning && (isAboutFee || words.some((word) => ANYONE_WORDS.has(word)))
  const weak = words.filter((word) => WEAK_WORDS.has(word))
  // "Food" or "family meals" says little, and the profiles that contain the word are still what was asked for.
  const isNegated = words.some((word) => NEGATIONS.before.has(word) || NEGATIONS.after.has(word))
  const literal = weak.length > 0 || isForAnyone || isNegated ? weak : words.filter((word) => word.length > 2)
  return {
    terms: hasMeaning
      ? terms.map((term, at) => ({ ...term, weight: term.concern ? term.weight - at : term.weight }))
      : literal.slice(0, TERMS_MAX).map((word) => plainTerm(word, false)),
    filters,
    place: parts.find(({ place }) => place)?.place ?? null,
    isForAnyone: isForAnyone && weak.length === 0,
    isAboutFee,
  }
}
