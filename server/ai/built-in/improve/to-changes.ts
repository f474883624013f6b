import type { TextChange } from '#domain/ai/ai.schema.ts'
import type { Block } from '../../text/article-blocks.ts'
import type { Span } from '../../text/sentences.ts'
import type { Edit } from './edit.ts'

export interface PlacedChange extends TextChange {
  /** Where `before` stands in the HTML. */
  at: number
}

/** Edits as changes that can be read and taken one by one: the whole sentence, or one run of its text where tags begin or end inside it. */
export function toChanges(
  html: string,
  block: Block,
  sentences: readonly Span[],
  edits: readonly Edit[],
): PlacedChange[] {
  let next = 0
  return sentences.flatMap((sentence) => {
    const wide: Edit[] = []
    const own: Edit[] = []
    for (let edit = edits[next]; edit && edit.start < sentence.end; edit = edits[++next]) {
      if (edit.start >= sentence.start && edit.end <= sentence.end) own.push(edit)
      // It begins between two sentences, or ends in a later one.
      else wide.push(edit)
    }
    return [...wide.map((edit) => toChange(html, block, edit, [edit])), ...changesIn(html, block, sentence, own)].sort(
      (one, other) => one.at - other.at,
    )
  })
}

function changesIn(html: string, block: Block, sentence: Span, own: readonly Edit[]): PlacedChange[] {
  if (own.length === 0) return []
  if (isWhole(block, sentence)) return [toChange(html, block, sentence, own)]
  return runsOf(block, sentence).flatMap((run) => {
    const inside = own.filter((edit) => edit.start >= run.start && edit.end <= run.end)
    return inside.length > 0 ? [toChange(html, block, run, inside)] : []
  })
}

/** What opens in it closes in it. */
function isWhole({ elements }: Block, { start, end }: Span): boolean {
  return elements[start] === elements[end - 1]
}

function runsOf({ starts, ends }: Block, { start, end }: Span): Span[] {
  const runs: Span[] = []
  let from = start
  for (let at = start + 1; at <= end; at++) {
    if (at < end && starts[at] === ends[at - 1]) continue
    runs.push({ start: from, end: at })
    from = at
  }
  return runs
}

function toChange(html: string, block: Block, { start, end }: Span, edits: readonly Edit[]): PlacedChange {
  const at = block.starts[start] ?? 0
  const stop = block.ends[end - 1] ?? at
  let after = ''
  let done = at
  for (const edit of edits) {
    after += html.slice(done, block.starts[edit.start]) + edit.after
    done = block.ends[edit.end - 1] ?? done
  }
  const reason = [...new Set(edits.map((edit) => edit.reason))].join(' ')
  return { at, before: html.slice(at, stop), after: after + html.slice(done, stop), reason }
}
