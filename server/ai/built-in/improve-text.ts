import type { TextChange } from '#domain/ai/ai.schema.ts'
import { type Block, toBlocks } from '../text/article-blocks.ts'
import { type Span, sentenceSpans } from '../text/sentences.ts'
import { type Edit, isOneRun, type Sentence } from './improve/edit.ts'
import { createTools } from './improve/language-tools.ts'
import { longSentenceEdits } from './improve/long-sentences.ts'
import { mistakeEdits } from './improve/mistakes.ts'
import { openingEdits } from './improve/openings.ts'
import { passiveEdit } from './improve/passive.ts'
import { joinedEdits, repeatedEdits } from './improve/repeats.ts'
import { spacingEdits } from './improve/spacing.ts'
import { spellingEdits } from './improve/spelling.ts'
import { type PlacedChange, toChanges } from './improve/to-changes.ts'
import { wordinessEdits } from './improve/wordiness.ts'

export interface Improved {
  content: string
  changes: TextChange[]
}

/** Characters; a shorter sentence has nothing to mend. */
const SHORTEST = 5
/** Most changes per run; the next run finds the rest. */
const CHANGES_MAX = 300

/** Suggests plainer words for an article. Changes only text: never markup, numbers, links, quotations or sources. */
export function improveText(html: string): Improved {
  const placed: PlacedChange[] = []
  const tools: Tools = { ask: createTools(), seen: new Set() }
  let end = 0
  for (const block of toBlocks(html)) {
    if (block.isSource) continue
    const sentences = toSentences(block)
    for (const change of toChanges(html, block, sentences, blockEdits(block, sentences, tools))) {
      // Applying them searches each change after the previous one.
      if (change.at < end || html.indexOf(change.before, end) !== change.at) continue
      placed.push(change)
      end = change.at + change.before.length
      if (placed.length >= CHANGES_MAX) return toImproved(html, placed)
    }
  }
  return toImproved(html, placed)
}

interface Tools {
  ask: (sentence: Sentence) => Edit[]
  /** Sentences of the article so far. */
  seen: Set<string>
}

function toImproved(html: string, placed: readonly PlacedChange[]): Improved {
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

function toSentences({ text }: Block): Sentence[] {
  return sentenceSpans(text)
    .filter(({ start, end }) => end - start >= SHORTEST)
    .map((span) => ({ ...span, text: text.slice(span.start, span.end) }))
}

function blockEdits(block: Block, sentences: readonly Sentence[], tools: Tools): Edit[] {
  const fixed = lockedCharacters(block)
  const mayChange = (edit: Edit) =>
    !/\d/.test(block.text.slice(edit.start, edit.end)) &&
    isOneRun(block, edit) &&
    !fixed.subarray(edit.start, edit.end).includes(1)
  // These take one or two sentences whole, so that nothing else is changed in them.
  const whole =
    block.kind === 'text'
      ? [...repeatedEdits(sentences, tools.seen), ...joinedEdits(sentences)].filter(mayChange).slice(0, CHANGES_MAX)
      : []
  const edits = block.kind === 'text' ? openingEdits(sentences) : []
  let found = 0
  for (const sentence of sentences) {
    const own = sentenceEdits(sentence, block, tools).filter(mayChange)
    edits.push(...own)
    if (own.length > 0 && ++found >= CHANGES_MAX) break
  }
  return withoutOverlaps([...whole, ...edits.filter((edit) => mayChange(edit) && !meetsAny(edit, whole))])
}

function sentenceEdits(sentence: Sentence, block: Block, tools: Tools): Edit[] {
  const active = passiveEdit(sentence)
  const edits = wordEdits(sentence, block, tools)
  if (!active) return edits
  // The rewritten sentence is checked again, so that no mistake in it stays.
  const text = active.after
  const inside = wordEdits({ text, start: 0, end: text.length }, block, tools)
  return [mergeEdits(active, inside), ...edits.filter((edit) => !meetsAny(edit, [active]))]
}

function wordEdits(sentence: Sentence, { kind }: Block, { ask }: Tools): Edit[] {
  return [
    ...ask(sentence),
    ...mistakeEdits(sentence),
    ...wordinessEdits(sentence),
    ...spellingEdits(sentence),
    ...spacingEdits(sentence),
    ...(kind === 'heading' ? [] : longSentenceEdits(sentence)),
  ]
}

function mergeEdits(active: Edit, inside: readonly Edit[]): Edit {
  const accepted = withoutOverlaps(inside)
  let after = ''
  let done = 0
  for (const edit of accepted) {
    after += active.after.slice(done, edit.start) + edit.after
    done = edit.end
  }
  const reason = [...new Set([active, ...accepted].map((edit) => edit.reason))].join(' ')
  return { ...active, after: after + active.after.slice(done), reason }
}

function meetsAny(edit: Span, others: readonly Span[]): boolean {
  return others.some((other) => edit.end > other.start && edit.start < other.end)
}

/** The first of those that meet; a word that becomes the first of its sentence takes its capital along. */
function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  const accepted: Edit[] = []
  for (const edit of [...edits].sort((one, other) => one.start - other.start || other.end - one.end)) {
    const last = accepted.at(-1)
    if (!last || edit.start >= last.end) accepted.push(edit)
    else if (edit.start === last.end - 1 && /^\p{Lu}$/u.test(last.after)) {
      const after = edit.after.charAt(0).toUpperCase() + edit.after.slice(1)
      accepted.splice(-1, 1, { start: last.start, end: edit.end, after, reason: `${last.reason} ${edit.reason}` })
    }
  }
  return accepted
}

/** Marks with 1 each character that must not change: links, code and quotations. */
function lockedCharacters({ text, locked }: Block): Uint8Array {
  const fixed = Uint8Array.from(locked, Number)
  for (const { 0: quote, index } of text.matchAll(/“[^“”]{0,300}”|"[^"]{0,300}"|‘[^‘’]{0,300}’(?!\p{L})/gu))
    fixed.fill(1, index, index + quote.length)
  return fixed
}
