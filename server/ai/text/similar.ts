import { distance } from 'fastest-levenshtein'
import { SOUNDS } from './stems.content.ts'
import { respelt, toRoot, toWords } from './stems.ts'

const LATIN = /^[a-z]+$/
const ALIKE_MIN = 5
const LONG = 8

export interface SearchWord {
  word: string
  root: string
  sound: string
}

/** A text's words, ready to be compared. */
export function toSearchWords(text: string): SearchWord[] {
  return toWords(text).map((word) => {
    const root = toRoot(word)
    return { word, root, sound: LATIN.test(root) ? respelt(root, SOUNDS) : root }
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

/** True if a text has each word of a name, anywhere. */
export function hasAll(text: readonly SearchWord[], name: readonly SearchWord[]): boolean {
  return name.every((word) => text.some((other) => isSimilar(word, other)))
}
