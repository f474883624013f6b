import retextEnglish from 'retext-english'
import retextIndefiniteArticle from 'retext-indefinite-article'
import retextPassive from 'retext-passive'
import retextRepeatedWords from 'retext-repeated-words'
import retextSimplify from 'retext-simplify'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { Span } from '../../text/sentences.ts'
import { casedLike, type Edit, type Sentence } from './edit.ts'
import { SIMPLER } from './wordiness.content.ts'

const TOOLS = unified()
  .use(retextEnglish)
  .use(retextIndefiniteArticle)
  .use(retextRepeatedWords)
  .use(retextPassive)
  .use(retextSimplify)
  .freeze()

export interface ToolFindings {
  edits: Edit[]
  /** Participles of sentences in the passive voice. */
  passives: Span[]
}

/** Parsing takes milliseconds for each sentence, so only those are parsed in which something may be found. */
const WORTH_ASKING = new RegExp(
  [
    ...Object.keys(SIMPLER).map((phrase) => `\\b${phrase}\\b`),
    '\\b(\\p{L}+)\\s+\\1\\b',
    '\\ba\\s+[aeiou]',
    '\\ban\\s+[^aeiou\\s]',
    '\\b(?:is|are|was|were) \\p{L}+ by\\b',
  ].join('|'),
  'iu',
)
/** More such sentences than these no article has that somebody will read through change by change. */
const ASKED_MAX = 500
const NOTHING: ToolFindings = { edits: [], passives: [] }

/** What the unified collective's tools find in a text, as far as it can be mended whatever stands around it. */
export function createTools(): (sentence: Sentence) => ToolFindings {
  let asked = 0
  return (sentence) => (asked < ASKED_MAX && WORTH_ASKING.test(sentence.text) && ++asked ? ask(sentence) : NOTHING)
}

function ask({ text, start: from }: Sentence): ToolFindings {
  const file = new VFile(text)
  TOOLS.runSync(TOOLS.parse(file), file)
  const findings: ToolFindings = { edits: [], passives: [] }
  for (const { place, source, actual, expected } of file.messages) {
    if (!place || !('start' in place) || !actual) continue
    const [start, end] = [place.start.offset, place.end.offset]
    if (start === undefined || end === undefined) continue
    if (source === 'retext-passive') findings.passives.push({ start: from + start, end: from + end })
    const edit = toEdit(source ?? '', text.slice(start, end), expected ?? [])
    if (edit) findings.edits.push({ start: from + start, end: from + end, ...edit })
  }
  return findings
}

function toEdit(source: string, actual: string, expected: readonly string[]): Pick<Edit, 'after' | 'reason'> | null {
  const [first = ''] = expected
  if (source === 'retext-repeated-words') {
    return {
      after: actual.split(/\s/)[0] ?? first,
      reason: `The word “${first || actual.split(/\s/)[0]}” stands twice.`,
    }
  }
  if (source === 'retext-indefinite-article' && first) {
    return { after: first, reason: `“${first}” is the article that goes with the sound of the next word.` }
  }
  const plain = source === 'retext-simplify' ? SIMPLER[actual.toLowerCase()] : undefined
  if (!plain) return null
  return { after: casedLike(plain, actual), reason: `Shorter: “${plain}” says the same as “${actual.toLowerCase()}”.` }
}
