import type { foods, NameKey } from './foods.table.ts'

/** Consonants of Devanagari (from U+0915) and of Gurmukhi (from U+0A15), which Unicode orders alike. */
const CONSONANTS = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ')
const FIRST_CONSONANT = 0x15
const VOWEL_LETTERS = { first: 0x05, sounds: 'a a i i u u ri l e e e ai o o o au'.split(' ') }
const VOWEL_SIGNS = { first: 0x3e, sounds: 'a i i u u ri ri e e e ai o o o au'.split(' ') }
/** Candrabindu, anusvara and Gurmukhi's tippi. */
const NASALS = [0x01, 0x02, 0x70]
const VIRAMA = 0x4d
/** Letters with a dot below that have a code of their own. */
const DOTTED: Record<number, string> = { 89: 'kh', 90: 'g', 91: 'j', 92: 'r', 93: 'rh', 94: 'f' }
const INHERENT = 'ə'

/** Appends one letter or vowel sign to the Latin text so far. */
function addLetter(written: string, letter: string): string {
  const code = letter.charCodeAt(0) & 0x7f
  const consonant = DOTTED[code] ?? CONSONANTS[code - FIRST_CONSONANT]
  if (consonant) return written + consonant + INHERENT
  const sign = VOWEL_SIGNS.sounds[code - VOWEL_SIGNS.first]
  if (sign || code === VIRAMA) return written.replace(/ə$/, '') + (sign ?? '')
  if (NASALS.includes(code)) return `${written}n`
  return written + (VOWEL_LETTERS.sounds[code - VOWEL_LETTERS.first] ?? '')
}

/** Spells a word of Devanagari or Gurmukhi in Latin letters; the inherent vowel is dropped where Hindi is silent. */
function toLatin(word: string): string {
  return Array.from(word)
    .reduce(addLetter, '')
    .replace(/ə+$/, '')
    .replace(/(?<=[aeiouə][^aeiouə]{1,3})ə(?=[^aeiouə]{1,3}[aeiou])/g, '')
    .replaceAll(INHERENT, 'a')
}

const INDIC_WORD = /[ऀ-ॿ਀-੿]+/gu

/** Replacements, in this order, that give one spelling to what sounds alike in India. */
const SAME_SOUNDS: readonly [RegExp, string][] = [
  [/chh/g, 'ch'],
  [/ph/g, 'f'],
  [/([kgjtdb])h/g, '$1'],
  [/sh/g, 's'],
  [/a+h?\b|a{2,}/g, 'a'],
  [/e{2,}|i{2,}|(?<=[^aeiou])y\b/g, 'i'],
  [/o{2,}|u{2,}/g, 'u'],
  [/a[iy]|e[iy]/g, 'e'],
  [/a[uw]|ou/g, 'au'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ck|q|c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/(.)\1+/g, '$1'],
  [/(?<=\w{2})s\b/g, ''],
]

/**
 * The form of a name that searches compare: in Latin letters for every script, with one spelling for what sounds alike
 * ("ਛੋਲੇ", "chhole" and "cholay" are all "chole").
 */
export function toFoodKey(name: string): string {
  const latin = name
    .normalize('NFC')
    .replace(INDIC_WORD, toLatin)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return SAME_SOUNDS.reduce((key, [sound, one]) => key.replace(sound, one), latin)
}

/** The first letter and the consonants of a key, which survive most typing errors: "rsm" of "rasam" and of "rsam". */
export const toSkeleton = (key: string): string => key.replace(/(?<=[a-z0-9])[aeiou]/g, '').replace(/(.)\1+/g, '$1')

/** The keys of all names of a food, each once. */
export function foodNameKeys(
  food: Pick<typeof foods.$inferInsert, 'name' | 'hindi' | 'punjabi' | 'spellings'>,
): NameKey[] {
  const names = [food.name, food.hindi ?? '', food.punjabi ?? '', ...(food.spellings ?? [])]
  const keys = [...new Set(names.map(toFoodKey))].filter(Boolean)
  return keys.map((key) => ({ key, skeleton: toSkeleton(key) }))
}
