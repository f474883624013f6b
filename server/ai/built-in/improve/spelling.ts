import { type Edit, matchCase, type Sentence } from './edit.ts'
import { IZE_STEMS, SPELLING_STEMS } from './spelling.content.ts'

const BRITISH = new Map<string, string>([
  ...SPELLING_STEMS.flatMap(([american, british, endings]) =>
    endings.split(' ').map((ending) => [american + ending, british + ending] as const),
  ),
  ...IZE_STEMS.flatMap((stem) =>
    ['e', 'es', 'ed', 'ing', 'er', 'ers', 'ation', 'ations'].map(
      (ending) => [`${stem}iz${ending}`, `${stem}is${ending}`] as const,
    ),
  ),
])

const WORDS = /(?<![\p{L}\p{N}@./_’'])\p{L}+(?![\p{L}\p{N}@/_]|\.\p{L})/gu

/** A program that runs on these keeps its spelling. */
const COMPUTING =
  /\b(?:computers?|software|apps?|laptops?|phones?|websites?|online|excel|spreadsheets?|cod(?:e|ing)|download\w*|install\w*)\b/i

/** American spelling as British, outside names. */
export function spellingEdits({ text, start }: Sentence): Edit[] {
  return [...text.matchAll(WORDS)].flatMap((found): Edit[] => {
    const [word] = found
    const british = BRITISH.get(word.toLowerCase())
    if (!british || isName(text, found.index, word)) return []
    if (/^programs?$/i.test(word) && COMPUTING.test(text)) return []
    const at = start + found.index
    const reason = `British spelling, as it is usual in India: “${british}”.`
    return [{ start: at, end: at + word.length, after: matchCase(british, word), reason }]
  })
}

/** "Centers for Disease Control", "the Pediatric Society": a capital inside a sentence, or two at its beginning. */
function isName(text: string, at: number, word: string): boolean {
  if (!/^\p{Lu}/u.test(word)) return false
  if (at > 0 && !/^["“‘'(]+$/u.test(text.slice(0, at))) return true
  return /^\s+(?:(?:of|for|and)\s+)?\p{Lu}/u.test(text.slice(at + word.length, at + word.length + 12))
}
