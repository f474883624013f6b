import type { Span } from '../../text/sentences.ts'

/** A piece of a block's text and what should stand there instead. */
export interface Edit extends Span {
  /** HTML; plain words only, apart from pieces of the text itself. */
  after: string
  /** One whole sentence to the author. */
  reason: string
}

/** A block's sentence, as the rules look at it. */
export interface Sentence extends Span {
  text: string
}

/** "Utilise" becomes "Use". */
export function matchCase(word: string, model: string): string {
  if (model.length > 1 && model === model.toUpperCase() && /\p{Lu}{2}/u.test(model)) return word.toUpperCase()
  return /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** A pattern, what its match becomes, and why; every match of it is replaced. */
export type Mistake = readonly [pattern: RegExp, replace: (...groups: string[]) => string, reason: string]

/** A text with its edits, which do not meet, applied from first to last. */
export function applyEdits(text: string, edits: readonly Omit<Edit, 'reason'>[]): string {
  let done = ''
  let end = 0
  for (const edit of edits) {
    done += text.slice(end, edit.start) + edit.after
    end = edit.end
  }
  return done + text.slice(end)
}

export function joinReasons(edits: readonly Edit[]): string {
  return [...new Set(edits.map(({ reason }) => reason))].join(' ')
}
