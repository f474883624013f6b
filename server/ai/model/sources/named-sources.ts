import { toStems } from '../../text/stems.ts'
import type { BriefSource } from '../brief.ts'
import { LINK, NAMINGS, ORDINARY, WORD } from './named-sources.content.ts'

/** Capitalised words and years of a name. */
function nameWords(name: string): string[] {
  if (LINK.test(name)) return [name]
  const words = name.match(new RegExp(WORD, 'gu')) ?? []
  return words
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => !toStems(word).every((stem) => ORDINARY.has(stem)))
}

/** "WHO" for "World Health Organization", "NICE" for "National Institute for Health and Care Excellence". */
function abbreviates(word: string, name: string): boolean {
  if (!/^\p{Lu}{3,}$/u.test(word)) return false
  const initials = (name.replace(/(?<=\p{Lu})\.(?=\p{Lu}|\s)/gu, '').match(/\p{Lu}{2,}\b|\p{Lu}/gu) ?? []).join('')
  let at = 0
  for (const letter of initials) if (letter === word[at]) at += 1
  return at === word.length
}

function isNamed({ source, stems }: BriefSource, words: readonly string[]): boolean {
  return words.every((word) => abbreviates(word, source.by) || toStems(word).every((stem) => stems.has(stem)))
}

/** Sources that a sentence names other than the given ones, as written in the sentence. */
export function findUnknownNames(sentence: string, sources: readonly BriefSource[]): string[] {
  const names = NAMINGS.flatMap((pattern) =>
    [...sentence.matchAll(pattern)].map(([, name = '']) => name.replace(/^(?:an?|the) /i, '').trim()),
  )
  const unknown = names.filter((name) => {
    const words = nameWords(name)
    return words.length > 0 && !sources.some((source) => isNamed(source, words))
  })
  return unknown.filter(
    (name, at) =>
      !unknown.some((other, place) => place !== at && other.includes(name) && (other !== name || place < at)),
  )
}
