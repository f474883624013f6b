import { type SearchWord, toSearchWords } from '../text/similar.ts'
import { ARTICLES } from './all.content.ts'
import type { LibraryArticle } from './library-article.ts'

/** Shorter phonetic codes too often match another word. */
const SOUND_MIN = 4
/** "I don't have diabetes", "no thyroid": the words that rule out what comes one or two words later. */
const RULED_OUT = /^(?:no|not|never|without|don['’]t|doesn['’]t|isn['’]t|nahi|nahin|bina)$/
const RULED_OUT_WITHIN = 2

const toKey = ({ sound, root }: SearchWord) => (sound.length >= SOUND_MIN ? sound : root)

/** Every name of the library by its first word, the longest first: "gestational diabetes" before "diabetes". */
const NAMES = new Map<string, { keys: string[]; article: LibraryArticle }[]>()
for (const article of ARTICLES) {
  for (const name of article.names) {
    const keys = toSearchWords(name).map(toKey)
    const [first = ''] = keys
    NAMES.set(first, [...(NAMES.get(first) ?? []), { keys, article }])
  }
}
for (const names of NAMES.values()) names.sort((one, other) => other.keys.length - one.keys.length)

/**
 * Finds the articles of which a text contains a complete name, word after word. For long texts, in which the scattered
 * words that `matchTopic` accepts mean nothing; its time grows only with the text's length.
 */
export function findNamed(text: string): Set<LibraryArticle> {
  const words = toSearchWords(text)
  const keys = words.map(toKey)
  const found = new Set<LibraryArticle>()
  for (let at = 0; at < keys.length; at++) {
    const name = NAMES.get(keys[at] ?? '')?.find((name) => name.keys.every((key, step) => keys[at + step] === key))
    if (!name) continue
    const before = words.slice(Math.max(0, at - RULED_OUT_WITHIN), at)
    if (!before.some(({ word }) => RULED_OUT.test(word))) found.add(name.article)
    at += name.keys.length - 1
  }
  return found
}
