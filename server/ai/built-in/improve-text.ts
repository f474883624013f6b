import type { TextChange } from '#domain/ai/ai.schema.ts'
import { type Block, toBlocks } from '../text/article-blocks.ts'
import { type Span, sentencesIn } from '../text/sentences.ts'
import { type Edit, isOneRun, type Sentence } from './improve/edit.ts'
import { createTools, type ToolFindings } from './improve/language-tools.ts'
import { longSentenceEdits } from './improve/long-sentences.ts'
import { openingEdits } from './improve/openings.ts'
import { passiveEdit } from './improve/passive.ts'
import { spacingEdits } from './improve/spacing.ts'
import { spellingEdits } from './improve/spelling.ts'
import { type PlacedChange, toChanges } from './improve/to-changes.ts'
import { wordinessEdits } from './improve/wordiness.ts'

export interface Improved {
  content: string
  changes: TextChange[]
}

/** An article in plainer words; only text changes, never markup, a figure, a link, a quotation or the list of sources. */
export function improveText(html: string): Improved {
  const placed: PlacedChange[] = []
  const ask = createTools()
  let end = 0
  for (const block of toBlocks(html)) {
    if (block.isSource) continue
    for (const change of toChanges(html, block, sentencesOf(block), editsOf(block, ask))) {
      // Whoever applies them looks for each after the one before it.
      if (html.indexOf(change.before, end) !== change.at) continue
      placed.push(change)
      end = change.at + change.before.length
    }
  }
  return {
    content: applied(html, placed),
    changes: placed.map(({ before, after, reason }) => ({ before, after, reason })),
  }
}

function applied(html: string, placed: readonly PlacedChange[]): string {
  let done = ''
  let end = 0
  for (const { at, before, after } of placed) {
    done += html.slice(end, at) + after
    end = at + before.length
  }
  return done + html.slice(end)
}

function sentencesOf({ text }: Block): Sentence[] {
  return sentencesIn(text).map((span) => ({ ...span, text: text.slice(span.start, span.end) }))
}

function editsOf(block: Block, ask: (sentence: Sentence) => ToolFindings): Edit[] {
  const sentences = sentencesOf(block)
  const tools = sentences.map(ask)
  const edits = [
    ...tools.flatMap((found) => found.edits),
    ...sentences.flatMap((sentence) => [
      ...wordinessEdits(sentence),
      ...spellingEdits(sentence),
      ...spacingEdits(sentence),
      ...(block.kind === 'heading' ? [] : longSentenceEdits(sentence)),
    ]),
    ...(block.kind === 'text' ? openingEdits(sentences) : []),
  ]
  const actives = sentences.flatMap((sentence, at) => passiveEdit(sentence, tools[at]?.passives ?? []) ?? [])
  const kept = edits.filter((edit) => !actives.some((active) => edit.end > active.start && edit.start < active.end))
  const quotes = quotationsIn(block.text)
  const allowed = [...kept, ...actives].filter(
    (edit) => mayChange(block, edit) && !quotes.some((quote) => edit.end > quote.start && edit.start < quote.end),
  )
  return withoutOverlaps(allowed)
}

/** The first of those that meet; a word that becomes the first of its sentence takes its capital along. */
function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = []
  for (const edit of [...edits].sort((one, other) => one.start - other.start || other.end - one.end)) {
    const last = kept.at(-1)
    if (!last || edit.start >= last.end) kept.push(edit)
    else if (edit.start === last.end - 1 && /^\p{Lu}$/u.test(last.after)) {
      const after = edit.after.charAt(0).toUpperCase() + edit.after.slice(1)
      kept.splice(-1, 1, { start: last.start, end: edit.end, after, reason: `${last.reason} ${edit.reason}` })
    }
  }
  return kept
}

function mayChange(block: Block, edit: Edit): boolean {
  const words = block.text.slice(edit.start, edit.end)
  if (/\d/.test(words) || !isOneRun(block, edit)) return false
  return !block.locked.slice(edit.start, edit.end).includes(true)
}

/** What somebody else has said or called so. */
function quotationsIn(text: string): Span[] {
  return [...text.matchAll(/“[^“”]{0,300}”|"[^"]{0,300}"|‘[^‘’]{0,300}’(?!\p{L})/gu)].map(({ 0: quote, index }) => ({
    start: index,
    end: index + quote.length,
  }))
}
