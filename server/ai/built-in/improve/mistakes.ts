import { AGREEMENT } from './agreement.content.ts'
import { type Edit, type Mistake, matchCase, type Sentence } from './edit.ts'
import { MISSPELT } from './misspelt.content.ts'
import { MISTAKES } from './mistakes.content.ts'
import { USAGE } from './usage.content.ts'

const MISSPELLINGS = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}@./_’'-])(?:${Object.keys(MISSPELT).join('|')})(?![\\p{L}\\p{M}\\p{N}@/_’'-]|\\.\\p{L})`,
  'giu',
)

const ALL: readonly Mistake[] = [...MISTAKES, ...AGREEMENT, ...USAGE]

/** What is wrong wherever it stands: no word is changed because a dictionary does not have it. */
export function mistakeEdits({ text, start }: Sentence): Edit[] {
  const misspelt = [...text.matchAll(MISSPELLINGS)].map(({ 0: word, index }): Edit => {
    const after = matchCase(MISSPELT[word.toLowerCase()] ?? word, word)
    return { start: start + index, end: start + index + word.length, after, reason: `It is spelt “${after}”.` }
  })
  const mistakes = ALL.flatMap(([pattern, replace, reason]) =>
    [...text.matchAll(pattern)].map((found): Edit => {
      const [words, ...groups] = found
      const after = matchCase(replace(words, ...groups.map((group) => group ?? '')), words)
      return { start: start + found.index, end: start + found.index + words.length, after, reason }
    }),
  )
  return [...misspelt, ...mistakes]
}
