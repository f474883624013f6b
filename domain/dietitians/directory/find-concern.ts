import { CONCERN_WORDS, type Concern } from '../concerns.ts'

/** Every word and phrase for a concern, with the concern. */
export const CONCERN_PHRASES: readonly (readonly [phrase: string, concern: Concern])[] = (
  Object.keys(CONCERN_WORDS) as Concern[]
).flatMap((concern) => CONCERN_WORDS[concern].map((phrase) => [phrase, concern] as const))

const CONCERNS = new Map(CONCERN_PHRASES.map(([phrase, concern]) => [simplify(phrase), concern]))
const PHRASE_MAX = Math.max(...CONCERN_PHRASES.map(([phrase]) => phrase.split(' ').length))

/** Lower case and without the nukta, which many people omit: "वज़न" becomes "वजन". */
export function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u093c\u0a3c]/g, '')
    .normalize('NFC')
    .toLowerCase()
}

/** Matches "B.P.", which counts as the one word "bp". */
const DOTTED = /(?<![\p{L}\p{M}])(?:\p{L}\.)+\p{L}?(?![\p{L}\p{M}])/gu

export function toWords(text: string): string[] {
  const undotted = simplify(text).replaceAll(DOTTED, (letters) => letters.replaceAll('.', ''))
  return undotted.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** "kids" is looked up as "kid" too. */
function findConcern(phrase: string): Concern | undefined {
  return CONCERNS.get(phrase) ?? (phrase.endsWith('s') ? CONCERNS.get(phrase.slice(0, -1)) : undefined)
}

/** The longest phrase starting at word `at` that `find` recognises. */
export function longestPhrase<Found>(
  words: readonly string[],
  at: number,
  find: (phrase: string) => Found | undefined,
): { found: Found; length: number } | null {
  for (let length = Math.min(PHRASE_MAX, words.length - at); length > 0; length -= 1) {
    const found = find(words.slice(at, at + length).join(' '))
    if (found) return { found, length }
  }
  return null
}

/** The longest phrase for a concern starting at word `at`; if there is none, a length of one word. */
export function longestConcern(words: readonly string[], at: number): { concern: Concern | undefined; length: number } {
  const longest = longestPhrase(words, at, findConcern)
  return { concern: longest?.found, length: longest?.length ?? 1 }
}

/** The first concern named in a text; `general` is too vague to count. */
export function concernOf(text: string): Concern | null {
  const words = toWords(text)
  for (let at = 0; at < words.length; ) {
    const { concern, length } = longestConcern(words, at)
    if (concern && concern !== 'general') return concern
    at += length
  }
  return null
}
