import { HERBS, MEDICINES, SUPPLEMENTS } from '../medicines.content.ts'

const NAMES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(?:${MEDICINES})\\b`, 'gi'), ' MEDICINE '],
  [new RegExp(`\\b(?:${HERBS})\\b`, 'gi'), ' HERB '],
  [/\d[\d.,]*/g, ' NUMBER '],
]
const SUPPLEMENT = new RegExp(`\\b(?:${SUPPLEMENTS})\\b`, 'i')
const WORD = /[a-zA-Z']+|[?%!]/g
const ENDING = /'s$|(?<=\w{3})(?:ing|ed|es|s|ly)$/

/** The words of a sentence without their endings, with one name for all medicines, herbs and numbers. */
function toWords(sentence: string): string[] {
  let text = sentence.toLowerCase().replaceAll('’', "'")
  for (const [pattern, name] of NAMES) text = text.replace(pattern, name)
  return (text.match(WORD) ?? []).map((word) => word.replace(ENDING, ''))
}

/** The features: each word, each pair of neighbours (`^` and `$` are the edges), and the mention of a supplement. */
export function toFeatures(sentence: string): Set<string> {
  const words = toWords(sentence)
  const edged = ['^', ...words, '$']
  const pairs = edged.slice(1).map((word, at) => `${edged[at]} ${word}`)
  return new Set([...words, ...pairs, ...(SUPPLEMENT.test(sentence) ? ['SUPPLEMENT'] : [])])
}
