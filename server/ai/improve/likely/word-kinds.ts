import { has, type Term } from '../terms.ts'
import { BEFORE_PLAIN, FINITE, FUNCTION_WORDS, KINDS } from './word-kinds.content.ts'

/** A word with its kind: itself if it is a function word, otherwise its part of speech ("NNS"). */
export interface Word extends Term {
  kind: string
  /** For a verb that has a subject: "eats", "can", but not "eat" after "to". */
  isFiniteVerb: boolean
}

function kindOf(term: Term): string {
  if (FUNCTION_WORDS.has(term.word)) return term.word
  if (/\d/.test(term.word)) return 'CD'
  return KINDS.find(([tag]) => has(term, tag))?.[1] ?? 'X'
}

/** Another word in the place of one. */
export function asWord(term: Word, word: string): Word {
  const other = { ...term, word }
  return { ...other, kind: kindOf(other) }
}

/** "It's" is one word here; compromise adds an empty term for its verb. */
export function toWords(all: readonly Term[]): Word[] {
  const terms = all.filter(({ text }) => text !== '')
  const kinds = terms.map(kindOf)
  return terms.map((term, at) => {
    const kind = kinds[at] ?? 'X'
    const isPlain = /^(?:VB|have|do)$/.test(kind) && BEFORE_PLAIN.test(kinds[at - 1] ?? '')
    return { ...term, kind, isFiniteVerb: FINITE.test(kind) && !isPlain }
  })
}
