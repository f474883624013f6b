import retextContractions from 'retext-contractions'
import retextEnglish from 'retext-english'
import retextIndefiniteArticle from 'retext-indefinite-article'
import retextRepeatedWords from 'retext-repeated-words'
import retextSimplify from 'retext-simplify'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { type Edit, matchCase, type Sentence } from './edit.ts'
import { SIMPLER } from './wordiness.content.ts'

const TOOLS = unified()
  .use(retextEnglish)
  .use(retextIndefiniteArticle)
  .use(retextRepeatedWords)
  .use(retextContractions)
  .use(retextSimplify)
  .freeze()

/** Contractions without an apostrophe that are unambiguous: "Id" is also a festival. */
const CONTRACTION =
  '(?:(?:are|could|did|does|do|had|has|have|is|must|need|should|was|were|would)nt|(?:they|you|we)(?:re|ve)|they(?:ll|d)|you(?:ll|d)|thats|theres|whats|im|ive)'
const IS_CONTRACTION = new RegExp(`^${CONTRACTION}$`, 'i')

/** Parsing takes milliseconds per sentence, so only sentences with a possible finding are parsed. */
const WORTH_ASKING = new RegExp(
  `\\b(?:(?:${Object.keys(SIMPLER).join('|')})\\b|(\\p{L}+)\\s+\\1\\b|a\\s+[aeiou]|an\\s+[^aeiou\\s]|${CONTRACTION}\\b)`,
  'iu',
)
/** Maximum of characters to parse: this yields more changes than a person reads one by one. */
const ASKED_MAX = 50_000

/** The suggestions of the unified collective's tools that are safe in any context. */
export function createTools(): (sentence: Sentence) => Edit[] {
  let asked = 0
  return (sentence) => {
    if (asked >= ASKED_MAX || !WORTH_ASKING.test(sentence.text)) return []
    asked += sentence.text.length
    return ask(sentence)
  }
}

function ask({ text, start: from }: Sentence): Edit[] {
  const file = new VFile(text)
  TOOLS.runSync(TOOLS.parse(file), file)
  const edits: Edit[] = []
  for (const { place, source, actual, expected } of file.messages) {
    if (!place || !('start' in place) || !actual) continue
    const [start, end] = [place.start.offset, place.end.offset]
    if (start === undefined || end === undefined) continue
    const edit = toEdit(source ?? '', text.slice(start, end), expected ?? [])
    if (edit && !(edit.after === 'About' && start === 0)) edits.push({ start: from + start, end: from + end, ...edit })
  }
  return edits
}

function toEdit(source: string, actual: string, [first]: readonly string[]): Pick<Edit, 'after' | 'reason'> | null {
  const [word = ''] = actual.split(/\s/)
  const plain = SIMPLER[actual.toLowerCase()]
  if (source === 'retext-repeated-words') {
    return { after: word, reason: `The word “${first || word}” is written twice.` }
  }
  if (source === 'retext-indefinite-article' && first) {
    return { after: first, reason: `“${first}” is the article that goes with the sound of the next word.` }
  }
  if (source === 'retext-contractions' && first && IS_CONTRACTION.test(actual)) {
    return { after: first, reason: `The apostrophe is missing: “${first}”.` }
  }
  if (source !== 'retext-simplify' || !plain) return null
  return { after: matchCase(plain, actual), reason: `Shorter: “${plain}” says the same as “${actual.toLowerCase()}”.` }
}
