import { capitalised } from '#domain/capitalised.ts'
import type { Span } from '../text/sentences.ts'

/** A piece of a block's text and what should replace it. */
export interface Edit extends Span {
  /** HTML; only plain words, apart from parts of the original text. */
  after: string
  /** Shown to the author; one whole sentence. */
  reason: string
}

/** A sentence of a block, prepared for the rules. */
export interface Sentence extends Span {
  text: string
}

/** "Utilise" becomes "Use". */
export function matchCase(word: string, model: string): string {
  if (model.length > 1 && model === model.toUpperCase() && /\p{Lu}{2}/u.test(model)) return word.toUpperCase()
  return /^\p{Lu}/u.test(model) ? capitalised(word) : word
}

/** Replaces straight apostrophes with typographic ones. */
export const typographic = (words: string) => words.replaceAll("'", '’')

/** A pattern, the replacement of its matches, and the reason; every match is replaced. */
export type Mistake = readonly [pattern: RegExp, replace: (...groups: string[]) => string, reason: string]

/** Applies edits, which must not overlap, from first to last. */
export function applyEdits(text: string, edits: readonly Omit<Edit, 'reason'>[]): string {
  let result = ''
  let end = 0
  for (const edit of edits) {
    result += text.slice(end, edit.start) + edit.after
    end = edit.end
  }
  return result + text.slice(end)
}

export function joinReasons(edits: readonly Edit[]): string {
  return [...new Set(edits.map(({ reason }) => reason))].join(' ')
}
