import type { Edit, Sentence } from './edit.ts'

const CONNECTIVE =
  /^(also|additionally|moreover|furthermore|in addition|however|therefore|besides|similarly|likewise), (?=(\p{Ll}))/iu
const NEAR = 2

/** "Also, …" a second time within three sentences of a paragraph: the sentence stands as well without. */
export function openingEdits(sentences: readonly Sentence[]): Edit[] {
  const openings = sentences.map(({ text }) => CONNECTIVE.exec(text))
  return sentences.flatMap(({ start }, at) => {
    const own = openings[at]
    const word = own?.[1]?.toLowerCase()
    const isRepeated = openings.slice(Math.max(0, at - NEAR), at).some((other) => other?.[1]?.toLowerCase() === word)
    if (!own || !isRepeated) return []
    const reason = `“${own[1]}” has begun a sentence just before; this one stands as well without it.`
    return [{ start, end: start + own[0].length + 1, after: (own[2] ?? '').toUpperCase(), reason }]
  })
}
