import type { TextChange } from '#domain/ai/ai.schema.ts'
import type { Block } from '../text/article-blocks.ts'
import type { Span } from '../text/sentences.ts'
import { applyEdits, type Edit, joinReasons } from './edit.ts'

/** `at` is the offset of `before` in the HTML. */
type PlacedChange = TextChange & { at: number }

/**
 * Turns edits into changes that can be read and accepted one by one: a whole sentence each, or one run of its text if
 * tags begin or end inside it.
 */
export function toChanges(
  html: string,
  block: Block,
  sentences: readonly Span[],
  edits: readonly Edit[],
): PlacedChange[] {
  let next = 0
  return sentences.flatMap((sentence) => {
    const crossing: Edit[] = []
    const inside: Edit[] = []
    for (let edit = edits[next]; edit && edit.start < sentence.end; edit = edits[++next]) {
      if (edit.start >= sentence.start && edit.end <= sentence.end) inside.push(edit)
      // The edit begins between two sentences, or ends in a later one.
      else crossing.push(edit)
    }
    return [
      ...crossing.map((edit) => toChange(html, block, edit, [edit])),
      ...changesIn(html, block, sentence, inside),
    ].sort((one, other) => one.at - other.at)
  })
}

function changesIn(html: string, block: Block, sentence: Span, edits: readonly Edit[]): PlacedChange[] {
  // All tags that open in the sentence close in it.
  const isWhole = block.elements[sentence.start] === block.elements[sentence.end - 1]
  const spans = isWhole ? [sentence] : splitRuns(block, sentence)
  return spans.flatMap((span) => {
    const inside = edits.filter((edit) => edit.start >= span.start && edit.end <= span.end)
    return inside.length > 0 ? [toChange(html, block, span, inside)] : []
  })
}

/** Splits a span where tags divide it. */
export function splitRuns({ starts, ends }: Block, { start, end }: Span): Span[] {
  const runs: Span[] = []
  let from = start
  for (let at = start + 1; at <= end; at++) {
    if (at < end && starts[at] === ends[at - 1]) continue
    runs.push({ start: from, end: at })
    from = at
  }
  return runs
}

function toChange(html: string, { starts, ends }: Block, span: Span, edits: readonly Edit[]): PlacedChange {
  const at = starts[span.start] ?? 0
  const before = html.slice(at, ends[span.end - 1])
  const inSpan = edits.map(({ start, end, after }) => ({
    start: (starts[start] ?? at) - at,
    end: (ends[end - 1] ?? at) - at,
    after,
  }))
  return { at, before, after: applyEdits(before, inSpan), reason: joinReasons(edits) }
}
