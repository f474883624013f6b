import { casedLike, type Edit, type Sentence } from './edit.ts'
import { EMPTY_OPENINGS, WORDY } from './wordiness.content.ts'

const PLAIN = new Map(WORDY)
const PHRASES = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${WORDY.map(([wordy]) => wordy).join('|')})(?![\\p{L}\\p{N}-])`,
  'giu',
)
const OPENING = new RegExp(`^(?:${EMPTY_OPENINGS.join('|')}) (?=(\\p{Ll}))`, 'iu')

export function wordinessEdits({ text, start }: Sentence): Edit[] {
  const edits = [...text.matchAll(PHRASES)].flatMap(({ 0: phrase, index }): Edit[] => {
    const plain = PLAIN.get(phrase.toLowerCase())
    if (!plain) return []
    const reason = `Shorter: “${plain}” says the same as “${phrase.toLowerCase()}”.`
    const at = start + index
    return [{ start: at, end: at + phrase.length, after: casedLike(plain, phrase), reason }]
  })
  const opening = OPENING.exec(text)
  if (opening) {
    const end = start + opening[0].length + 1
    const reason = `The sentence says the same without “${opening[0].trim().toLowerCase()}”.`
    edits.push({ start, end, after: (opening[1] ?? '').toUpperCase(), reason })
  }
  return edits
}
