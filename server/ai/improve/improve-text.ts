import type { TextChange } from '#domain/ai/ai.schema.ts'
import { capitalised } from '#domain/capitalised.ts'
import { type Block, toBlocks } from '../text/article-blocks.ts'
import { type Span, sentenceSpans } from '../text/sentences.ts'
import { applyEdits, type Edit, joinReasons, type Sentence } from './edit.ts'
import { likelyMistakes } from './likely/likely-mistakes.ts'
import { longSentenceEdits } from './long-sentences.ts'
import { passiveEdit } from './passive.ts'
import { proofread } from './proofread.ts'
import { openingEdits, repeatedEdits } from './repeats.ts'
import { replacementEdits } from './replacements.ts'
import { splitRuns, toChanges } from './to-changes.ts'

/** In characters; a shorter sentence is not checked. */
const SHORTEST = 5
/** Most changes per run; the next run finds the rest. */
const CHANGES_MAX = 300
/** Characters that the proof-reader reads, which takes about a second for each thousand words. */
const PROOFREAD_MAX = 40_000

/** Suggests plainer words for an article. Changes only text: never markup, numbers, links, quotations or sources. */
export async function improveText(html: string): Promise<TextChange[]> {
  const changes: TextChange[] = []
  const seen = new Set<string>()
  let proofreadLength = 0
  let end = 0
  for (const block of toBlocks(html)) {
    if (block.isSource) continue
    const sentences = toSentences(block)
    proofreadLength += block.text.length
    const corrections = proofreadLength > PROOFREAD_MAX ? [] : await proofread(block.text)
    const edits = blockEdits(block, sentences, corrections, seen)
    for (const { at, ...change } of toChanges(html, block, sentences, edits)) {
      // Applying them searches each change after the previous one.
      if (at < end || html.indexOf(change.before, end) !== at) continue
      changes.push(change)
      end = at + change.before.length
      if (changes.length >= CHANGES_MAX) return changes
    }
  }
  return changes
}

function toSentences({ text }: Block): Sentence[] {
  return sentenceSpans(text)
    .filter(({ start, end }) => end - start >= SHORTEST)
    .map((span) => ({ ...span, text: text.slice(span.start, span.end) }))
}

/** @param seen sentences of the article so far */
function blockEdits(
  block: Block,
  sentences: readonly Sentence[],
  corrections: readonly Edit[],
  seen: Set<string>,
): Edit[] {
  const locked = lockedCharacters(block)
  const mayChange = (edit: Edit) =>
    !/\d/.test(block.text.slice(edit.start, edit.end)) &&
    splitRuns(block, edit).length === 1 &&
    !locked.subarray(edit.start, edit.end).includes(1)
  // These remove whole sentences, so no other edits are made in them.
  const wholeSentences =
    block.kind === 'text' ? repeatedEdits(sentences, seen).filter(mayChange).slice(0, CHANGES_MAX) : []
  const edits = block.kind === 'text' ? openingEdits(sentences) : []
  let changed = 0
  for (const sentence of sentences) {
    const ofSentence = sentenceEdits(sentence, block).filter(mayChange)
    edits.push(...ofSentence)
    if (ofSentence.length > 0 && ++changed >= CHANGES_MAX) break
  }
  const ofRules = [...wholeSentences, ...edits.filter((edit) => mayChange(edit) && !meetsAny(edit, wholeSentences))]
  // Our rules know the field's words better than a general proof-reader.
  const certain = withoutOverlaps([
    ...ofRules,
    ...corrections.filter((edit) => mayChange(edit) && !meetsAny(edit, ofRules)),
  ])
  const likely = block.kind === 'text' ? sentences.flatMap((sentence) => likelyEdits(sentence, certain)) : []
  return withoutOverlaps([...certain, ...likely.filter((edit) => mayChange(edit) && !meetsAny(edit, certain))])
}

/** Likely mistakes in the sentence as it reads after the certain edits, in places that these do not change. */
function likelyEdits({ start, end, text }: Sentence, certain: readonly Edit[]): Edit[] {
  const edits = certain
    .filter((edit) => edit.start >= start && edit.end <= end)
    .map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }))
  const corrected = applyEdits(text, edits)
  return likelyMistakes(corrected).flatMap((edit) => {
    let shift = 0
    for (const other of edits) {
      if (other.start + shift > edit.end) break
      if (other.start + shift + other.after.length >= edit.start) return []
      shift += other.after.length - (other.end - other.start)
    }
    return [{ ...edit, start: start + edit.start - shift, end: start + edit.end - shift }]
  })
}

function sentenceEdits(sentence: Sentence, block: Block): Edit[] {
  const active = passiveEdit(sentence)
  const edits = wordEdits(sentence, block)
  if (!active) return edits
  // The rewritten sentence is checked again for further mistakes.
  const text = active.after
  const furtherEdits = withoutOverlaps(wordEdits({ text, start: 0, end: text.length }, block))
  const rewritten = { ...active, after: applyEdits(text, furtherEdits), reason: joinReasons([active, ...furtherEdits]) }
  return [rewritten, ...edits.filter((edit) => !meetsAny(edit, [active]))]
}

function wordEdits(sentence: Sentence, { kind }: Block): Edit[] {
  return [...replacementEdits(sentence), ...(kind === 'heading' ? [] : longSentenceEdits(sentence))]
}

function meetsAny(edit: Span, others: readonly Span[]): boolean {
  return others.some((other) => edit.end > other.start && edit.start < other.end)
}

/** Keeps the first of overlapping edits; a word that moves to the start of its sentence is capitalized. */
function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  const accepted: Edit[] = []
  for (const edit of [...edits].sort((one, other) => one.start - other.start || other.end - one.end)) {
    const last = accepted.at(-1)
    if (!last || edit.start >= last.end) accepted.push(edit)
    else if (edit.start === last.end - 1 && /^\p{Lu}$/u.test(last.after)) {
      const reason = `${last.reason} ${edit.reason}`
      accepted.splice(-1, 1, { start: last.start, end: edit.end, after: capitalised(edit.after), reason })
    }
  }
  return accepted
}

/** Marks with 1 each character that must not change: links, code and quotations. */
function lockedCharacters({ text, locked }: Block): Uint8Array {
  const marks = Uint8Array.from(locked, Number)
  for (const { 0: quote, index } of text.matchAll(/“[^“”]{0,300}”|"[^"]{0,300}"|‘[^‘’]{0,300}’(?!\p{L})/gu))
    marks.fill(1, index, index + quote.length)
  return marks
}
