import { distance } from 'fastest-levenshtein'
import { toRoot } from './roots.ts'
import { toWords } from './stems.ts'

/** Spellings of Hindi and Punjabi words in Latin letters that sound alike: "sehri" and "sahari", "daal" and "dal". */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/aa/g, 'a'],
  [/ee|ie|ea/g, 'i'],
  [/oo|ou/g, 'u'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/sh/g, 's'],
  [/th/g, 't'],
  [/ph/g, 'f'],
  [/kh/g, 'k'],
  [/(.)\1/g, '$1'],
]
const LATIN = /^[a-z]+$/
const ALIKE_MIN = 5
const LONG = 8

function toSound(word: string): string {
  return SOUNDS.reduce((sound, [letters, one]) => sound.replace(letters, one), word)
}

export interface SearchWord {
  word: string
  root: string
  sound: string
}

/** A text's words, ready to be compared. */
export function toSearchWords(text: string): SearchWord[] {
  return toWords(text).map((word) => {
    const root = toRoot(word)
    return { word, root, sound: LATIN.test(root) ? toSound(root) : root }
  })
}

/** True for the same word with another ending, another spelling, or a typing error in a longer one. */
export function isSimilar(one: SearchWord, other: SearchWord): boolean {
  if (one.root === other.root || one.word === other.word) return true
  const length = Math.min(one.sound.length, other.sound.length)
  if (length < ALIKE_MIN || one.sound[0] !== other.sound[0]) return one.sound === other.sound && length >= ALIKE_MIN - 1
  if (Math.abs(one.sound.length - other.sound.length) > 2) return false
  return distance(one.sound, other.sound) <= (length >= LONG ? 2 : 1)
}
