import type { TextChange } from '#domain/ai/ai.schema.ts'
import { plainText } from '#domain/blogs/plain-text.ts'
import { compareText, type TextPart } from '#web/lib/comparison/compare-text.ts'
import { readableText } from '#web/lib/comparison/readable-text.ts'

/** A change with its surrounding text. */
export interface PlacedChange {
  /** Its index among all changes. */
  index: number
  reason: string
  /** Unchanged text before and after it. */
  lead: string
  tail: string
  parts: TextPart[]
}

/** Letters of unchanged text shown around a change. */
const CONTEXT_LENGTH = 90
const BLOCK_EDGE = /<\/?(?:p|h[1-6]|ul|ol|li|blockquote|pre|table|thead|tbody|tr|td|th|figure|figcaption|hr)\b[^<>]*>/i

function textBefore(html: string): string {
  const text = html.split(BLOCK_EDGE).at(-1) ?? ''
  const words = plainText(text)
  const shown = words.length > CONTEXT_LENGTH ? `…${words.slice(-CONTEXT_LENGTH).replace(/^\S*/, '')}` : words
  return shown && /\s$/.test(text) ? `${shown} ` : shown
}

function textAfter(html: string): string {
  const text = html.split(BLOCK_EDGE, 1)[0] ?? ''
  const words = plainText(text)
  const shown = words.length > CONTEXT_LENGTH ? `${words.slice(0, CONTEXT_LENGTH).replace(/\S*$/, '')}…` : words
  return shown && /^\s/.test(text) ? ` ${shown}` : shown
}

/** The applicable changes, located as `applyChanges` does. */
export function placeChanges(original: string, changes: readonly TextChange[]): PlacedChange[] {
  let from = 0
  return changes.flatMap(({ before, after, reason }, index) => {
    const at = before === '' ? -1 : original.indexOf(before, from)
    if (at < 0) return []
    from = at + before.length
    return {
      index,
      reason,
      lead: textBefore(original.slice(0, at)),
      tail: textAfter(original.slice(from)),
      parts: compareText(readableText(before), readableText(after)),
    }
  })
}
