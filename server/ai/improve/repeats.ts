import { countWords } from '#domain/site/reading-time.ts'
import type { Edit, Sentence } from './edit.ts'
import { CONNECTIVE } from './repeats.content.ts'

/** In words; shorter sentences may be repeated on purpose. */
const WORDS_MIN = 6
/** Characters between two adjacent sentences; a larger gap contains something else. */
const GAP_MAX = 2

function follows(before: Sentence | undefined, { start }: Sentence): before is Sentence {
  return before !== undefined && start - before.end <= GAP_MAX
}

/** Removes sentences that the article already contains; `seen` contains the previous ones, and is extended. */
export function repeatedEdits(sentences: readonly Sentence[], seen: Set<string>): Edit[] {
  return sentences.flatMap((sentence, at) => {
    const { text, start, end } = sentence
    if (countWords(text) < WORDS_MIN || !/[.!?]$/.test(text)) return []
    const words = text.toLowerCase().replace(/\s+/g, ' ')
    const isRepeated = seen.has(words)
    seen.add(words)
    // A sentence that begins or forms a paragraph may be repeated for emphasis.
    const before = sentences[at - 1]
    if (!isRepeated || !follows(before, sentence)) return []
    return [{ start: Math.min(before.end, start), end, after: '', reason: 'This sentence is in the article already.' }]
  })
}

const NEAR = 2

/** Removes a second "Also, …" within three sentences of a paragraph. */
export function openingEdits(sentences: readonly Sentence[]): Edit[] {
  const openings = sentences.map(({ text }) => CONNECTIVE.exec(text))
  return sentences.flatMap(({ start }, at) => {
    const [words = '', opening, letter = ''] = openings[at] ?? []
    const word = opening?.toLowerCase()
    const isRepeated = openings.slice(Math.max(0, at - NEAR), at).some((other) => other?.[1]?.toLowerCase() === word)
    if (!word || !isRepeated) return []
    const reason = `“${opening}” has begun a sentence just before; this one reads as well without it.`
    return [{ start, end: start + words.length, after: letter.toUpperCase(), reason }]
  })
}
