import { CONCERN_LABELS, CONCERN_WORDS, type Concern, SAME_WORDS, SENTENCE_WORDS } from '#domain/dietitians/concerns.ts'
import type { SearchTerm } from './dietitians.queries.ts'

/** More words than a sentence about one person needs. */
const TERMS_MAX = 12
const PHRASE_MAX = Math.max(...everyPhrase().map(([phrase]) => phrase.split(' ').length))
const CONCERNS = new Map(everyPhrase())
/** The single words that a typing error may have come from. */
const LONG_WORDS = everyPhrase().filter(([word]) => word.length >= 5 && !word.includes(' '))

function everyPhrase(): [phrase: string, concern: Concern][] {
  return (Object.keys(CONCERN_WORDS) as Concern[]).flatMap((concern) =>
    CONCERN_WORDS[concern].map((phrase): [string, Concern] => [phrase, concern]),
  )
}

/** The word of a specialization or focus area in `search_words`. */
const codeWord = (concern: Concern) => `concern${concern.replaceAll('_', '')}`

const isLatinWord = (phrase: string) => /^[a-z0-9]+$/.test(phrase)

function concernTerm(concern: Concern, typed: string): SearchTerm {
  const words = [codeWord(concern), ...CONCERN_WORDS[concern].filter(isLatinWord)]
  return { label: CONCERN_LABELS[concern], query: words.join(' | '), typed, mayBeName: false }
}

/** A word that looks like a mistyped concern, and may be a name or anything else as well. */
function guessedTerm(concern: Concern, word: string): SearchTerm {
  const { label, query } = concernTerm(concern, word)
  return { label, query: `${query} | ${word}:*`, typed: word, mayBeName: true }
}

function wordTerm(word: string): SearchTerm {
  const hasBeginning = word.length > 2 && !/\d/.test(word)
  const words = [hasBeginning ? `${word}:*` : word, ...(SAME_WORDS[word] ?? [])]
  return { label: word, query: words.join(' | '), typed: word, mayBeName: true }
}

/** "kids" is looked up as "kid" too. */
function findConcern(phrase: string): Concern | undefined {
  return CONCERNS.get(phrase) ?? (phrase.endsWith('s') ? CONCERNS.get(phrase.slice(0, -1)) : undefined)
}

/** A mistyped word: one wrong, missing, added or swapped letter, two in a word of eight letters or more. */
function guessConcern(word: string): Concern | undefined {
  if (word.length < 5) return undefined
  const allowed = word.length >= 8 ? 2 : 1
  const distances = LONG_WORDS.map(([known, concern]) => ({ concern, distance: editDistance(word, known) }))
  const best = distances.reduce((a, b) => (b.distance < a.distance ? b : a))
  return best.distance <= allowed ? best.concern : undefined
}

/** Letters to change, insert, remove or swap with their neighbour (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let rowBefore: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = Math.min(
        Number(next[j - 1]) + 1,
        Number(row[j]) + 1,
        Number(row[j - 1]) + (a[i - 1] === b[j - 1] ? 0 : 1),
        i > 1 && j > 1 && isSwapped ? Number(rowBefore[j - 2]) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    rowBefore = row
    row = next
  }
  return Number(row[b.length])
}

const AGE = /\b(\d{1,3})[\s-]*(?:years?|yrs?|saal|sal)(?:[\s-]*old)?\b/gu
const MONTHS = /\b\d{1,2}[\s-]*months?(?:[\s-]*old)?\b/gu
const CHILD_UNTIL = 18
const OLDER_FROM = 60

/** "6 year old" says children, "70 years" older people. */
function concernOfAge(age: number): Concern | null {
  if (age < CHILD_UNTIL) return 'pediatric'
  return age >= OLDER_FROM ? 'geriatric' : null
}

/**
 * What a search for a dietitian asks for, from words or a whole sentence.
 * @returns null where it names nothing in particular ("good dietitian"), an empty list where it has no words at all
 */
export function toSearchTerms(search: string): SearchTerm[] | null {
  const terms = new Map<string, SearchTerm>()
  const add = (term: SearchTerm) => terms.has(term.label) || terms.set(term.label, term)
  const text = search.normalize('NFC').toLowerCase()
  for (const [, age] of text.matchAll(AGE)) {
    const concern = concernOfAge(Number(age))
    if (concern) add(concernTerm(concern, CONCERN_LABELS[concern]))
  }
  if (text.search(MONTHS) >= 0) add(concernTerm('pediatric', CONCERN_LABELS.pediatric))
  const words =
    text
      .replace(AGE, ' ')
      .replace(MONTHS, ' ')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  for (let at = 0; at < words.length && terms.size < TERMS_MAX; ) {
    const { concern, length } = longestConcern(words.slice(at, at + PHRASE_MAX))
    const word = words[at] ?? ''
    if (concern) add(concernTerm(concern, words.slice(at, at + length).join(' ')))
    else if (!SENTENCE_WORDS.has(word)) {
      const guess = guessConcern(word)
      add(guess ? guessedTerm(guess, word) : wordTerm(word))
    }
    at += length
  }
  return terms.size === 0 && words.length > 0 ? null : [...terms.values()]
}

function longestConcern(words: string[]): { concern: Concern | undefined; length: number } {
  for (let length = words.length; length > 0; length -= 1) {
    const concern = findConcern(words.slice(0, length).join(' '))
    if (concern) return { concern, length }
  }
  return { concern: undefined, length: 1 }
}
