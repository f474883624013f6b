import { type Edit, matchCase, type Sentence } from './edit.ts'
import { EMPTY_OPENINGS, WORDY } from './wordiness.content.ts'

const PLAIN = new Map(WORDY)
const PHRASES = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${WORDY.map(([wordy]) => wordy).join('|')})(?![\\p{L}\\p{N}-])`,
  'giu',
)
const OPENING = new RegExp(`^(?:${EMPTY_OPENINGS.join('|')}) (?=(\\p{Ll}))`, 'iu')

const PERSONS =
  /^There are ((?:(?:many|some|several|a few|other|various|so many) )?(?:(?:\p{L}+ )?(?:people|women|men|children|adults|families|mothers|patients|readers)))(,?) who (?=(?!(?:i|you|we|they|he|she|it|the|your|our|their)\b)\p{Ll})/iu
const THINGS =
  /^There are ((?:many|some|several|a few|other|various) (?:\p{L}+ )?\p{L}+s) (?:that|which) (?=(?:are|have|can|should|may|must|do|contain|help|give|provide|make|need|bring|cause|raise|lower)\b)/iu
/** What is told of two groups hangs on both of its "who". */
const TWO_GROUPS = /\b(?:who|whom|whose|others|those)\b/i

/** "There are many people who skip breakfast." as "Many people skip breakfast." */
function thereEdits({ text, start }: Sentence): Edit[] {
  const found = PERSONS.exec(text) ?? THINGS.exec(text)
  if (!found || found[2] || TWO_GROUPS.test(text.slice(found[0].length))) return []
  const [words, who = ''] = found
  const counted = /^(?:people|women|men|children|adults|families|mothers|patients|readers)$/i.test(who)
    ? `some ${who}`
    : who
  const after = `${counted.charAt(0).toUpperCase()}${counted.slice(1)} `
  return [{ start, end: start + words.length, after, reason: 'The sentence begins sooner without “there are”.' }]
}

export function wordinessEdits({ text, start }: Sentence): Edit[] {
  const edits = [...text.matchAll(PHRASES)].flatMap(({ 0: phrase, index }): Edit[] => {
    const plain = PLAIN.get(phrase.toLowerCase())
    // "With regard to sugar, …" begins a sentence; "About sugar, …" does not.
    if (!plain || (plain === 'about' && index === 0)) return []
    const reason = `Shorter: “${plain}” says the same as “${phrase.toLowerCase()}”.`
    const at = start + index
    return [{ start: at, end: at + phrase.length, after: matchCase(plain, phrase), reason }]
  })
  const opening = OPENING.exec(text)
  if (opening) {
    const end = start + opening[0].length + 1
    const reason = `The sentence says the same without “${opening[0].trim().toLowerCase()}”.`
    edits.push({ start, end, after: (opening[1] ?? '').toUpperCase(), reason })
  }
  return [...edits, ...thereEdits({ text, start, end: start + text.length })]
}
