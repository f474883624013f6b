import { capitalised } from '#domain/capitalised.ts'
import { CONCERN_LABELS, CONCERN_WORDS, type Concern } from '#domain/dietitians/concerns.ts'
import { SYNONYMS } from '#domain/dietitians/directory/search-words.ts'
import { PLACES, type Place } from '#domain/dietitians/places.ts'
import { AGE_GROUP_LABELS } from '#domain/dietitians/practice.ts'
import { closestWord } from './closest-word.ts'
import type { SearchTerm } from './directory.queries.ts'

/**
 * A concern scores more than a place and a word together, a child more than an adult's concern, and earlier words a
 * little more than later ones.
 */
const WEIGHTS = { child: 40, concern: 30, fact: 10 } as const

/** The word for a specialization or focus area in `search_words`. */
const codeWord = (concern: Concern) => `concern${concern.replaceAll('_', '')}`

const toPhrase = (words: string) => words.split(' ').join(' <-> ')

/**
 * Profiles list age groups among their facts (C); a profile that lists others but not children does not treat children.
 */
const NOT_FOR_CHILDREN = '((adult:C | teenag:C) & !children:C)'

/** Matches profiles of dietitians who help with a concern: by specialization, focus area, or words in the text. */
function concernQuery(concern: Concern, typed: string): string {
  const name = CONCERN_WORDS[concern][0] ?? ''
  const text = [name, typed].map(toPhrase).join(' | ')
  if (concern === 'pediatric') return `${codeWord(concern)} | ((children | ${text}) & !${NOT_FOR_CHILDREN})`
  if (concern === 'geriatric') return `${codeWord(concern)} | older:C | ${text}`
  return `${codeWord(concern)} | ${text}`
}

export function concernTerm(concern: Concern, typed = CONCERN_WORDS[concern][0] ?? ''): SearchTerm {
  const label = CONCERN_LABELS[concern]
  const weight = WEIGHTS[concern === 'pediatric' ? 'child' : 'concern']
  // Without the typed word, which would rank by wording: "sugar" and "diabetes" find the same people in the same order.
  return { label, query: concernQuery(concern, typed), typed: '', weight, concern }
}

/** A word that looks like a mistyped or unfinished concern, and may also be a name. */
export const guessedTerm = (concern: Concern, word: string): SearchTerm => ({
  ...concernTerm(concern, word),
  name: word,
})

export const TEENAGERS: SearchTerm = {
  label: AGE_GROUP_LABELS.teenagers,
  query: `teenag | (${codeWord('pediatric')} & !(children:C & !teenag:C))`,
  typed: 'teenager',
  weight: WEIGHTS.child,
  concern: 'teenagers',
}

/** Short names are too similar to other words to be corrected. */
const LONG_PLACES = [...PLACES].filter(([name]) => name.length >= 6)

export const placeOf = (words: string, allowsTypos: boolean): Place | undefined =>
  PLACES.get(words) ?? (allowsTypos ? closestWord(words, LONG_PLACES) : undefined)

/** The label is the place's own until a profile's spelling replaces it. */
export function placeTerm({ label, names }: Place, typed: string): SearchTerm {
  const query = [typed, ...names].map(toPhrase).join(' | ')
  return { label, query, typed, weight: WEIGHTS.fact }
}

/** A registration number: with a hyphen or slash, and at least three digits. */
export const CODE = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}]*(?:[-/][\p{L}\p{N}]+)*[-/](?=[\p{L}/-]*\d{3})[\p{L}\p{N}]+/gu

/** Matches the parts into which the text-search parser splits a number within the credentials. */
export function codeTerm(code: string): SearchTerm {
  return {
    label: code.toUpperCase(),
    query: `'${code}'`,
    typed: code,
    weight: WEIGHTS.concern,
  }
}

/** @param matchesPrefix true to match words that begin with it too */
export function plainTerm(word: string, matchesPrefix: boolean): SearchTerm {
  const synonyms = SYNONYMS[word] ?? []
  const query = [matchesPrefix && word.length > 2 && !/\d/.test(word) ? `${word}:*` : word, ...synonyms].join(' | ')
  return {
    label: synonyms[0] && capitalised(synonyms[0]),
    query,
    typed: word,
    weight: WEIGHTS.fact,
    name: word,
  }
}
