import { SUMMARY } from '#domain/blogs/blog-rules.ts'
import { AppError } from '../../errors.ts'
import { toBlocks } from '../text/article-blocks.ts'
import { textsOf } from '../text/sentences.ts'
import { stemsOf } from '../text/stems.ts'

const DISCLAIMER = /\b(?:general information|does not replace|consult (?:a|your)|seek (?:medical )?advice)\b/i
/** Speaks of the text, not of its subject. */
const ABOUT_ITSELF =
  /\b(?:(?:this|the) (?:article|piece|text|topic|guide|post|page|list)|what follows|that follows|the following|(?:section|part)s? (?:below|above)|read on|let[’']s|here(?:[’']s| is| are)|you will (?:learn|know|find)|are taken|in turn|points? above)\b/i
/** Leans on a sentence that the summary may not have. */
const LEANING =
  /^(?:this|that|these|those|it|its|they|he|she|also|but|and|so|however|therefore|then|here|there|such|both|one more|again|yet|another)\b/i
const COMMON = new Set(
  stemsOf(
    'the a an and or of to in on for with is are be as at by it its that this from not can may more than you your we our they their which who what when how has have had was were will would should do does if into over about out up no one all each most many some other',
  ),
)
/** "[2]" points into a list that the summary does not have. */
const REFERENCE = /\s*\[\d{1,2}\]/g
/** Points to something that was named before. */
const POINTING = /\b(?:those|these|they|them|of (?:it|that)|that (?:second|first|group|half|one|day|week))\b/i
/** Sentences that are weighed; what stands further down is no summary's matter. */
const WEIGHED_MAX = 400

interface Candidate {
  text: string
  at: number
  score: number
}

export const TOO_SHORT_TO_SUMMARISE =
  'The article is too short to summarise. Write a few whole sentences first, or write the summary yourself.'

/** A summary out of the article's own sentences: those near the beginning, near the title, and near what the others say. */
export function summarise({ title, content }: { title: string; content: string }): string {
  const candidates = candidatesOf(content)
  const weighed = weigh(candidates.slice(0, WEIGHED_MAX), title)
  const summary = choose(weighed)
  if (summary.length < SUMMARY.min) throw new AppError('bad_request', TOO_SHORT_TO_SUMMARISE)
  return summary
}

function candidatesOf(html: string): { text: string; isCited: boolean }[] {
  return toBlocks(html)
    .filter(({ kind, isSource }) => kind === 'text' && !isSource)
    .flatMap(({ text }) => textsOf(text))
    .map((sentence) => ({
      text: sentence.replace(REFERENCE, '').replace(/\s+/g, ' '),
      isCited: sentence.search(REFERENCE) >= 0,
    }))
    .filter(({ text }) => /^\p{L}.*[.]["”’]?$/su.test(text) && text.length <= SUMMARY.max && !DISCLAIMER.test(text))
}

function weigh(found: readonly { text: string; isCited: boolean }[], title: string): Candidate[] {
  const sentences = found.map(({ text }) => text)
  const words = sentences.map((sentence) => new Set(stemsOf(sentence).filter((stem) => !COMMON.has(stem))))
  const counts = new Map<string, number>()
  for (const stems of words) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const ofTitle = new Set(stemsOf(title).filter((stem) => !COMMON.has(stem)))
  return sentences.map((text, at) => {
    const own = [...(words[at] ?? [])]
    const share = (matches: (stem: string) => boolean) => own.filter(matches).length / Math.max(own.length, 6)
    const central = share((stem) => (counts.get(stem) ?? 0) > 1)
    const cited = found[at]?.isCited ? 0.3 : 0
    const early = 0.6 / (1 + at / 6)
    const wholesome = text.length >= 70 && text.length <= 220 ? 0.35 : 0
    const leaning = (LEANING.test(text) ? 0.6 : 0) + (POINTING.test(text) ? 0.5 : 0) + (ABOUT_ITSELF.test(text) ? 2 : 0)
    return { text, at, score: central + 3 * share((stem) => ofTitle.has(stem)) + early + wholesome + cited - leaning }
  })
}

/** The best sentences that fit, in the order of the article. */
function choose(candidates: readonly Candidate[]): string {
  const chosen: Candidate[] = []
  const length = (list: readonly Candidate[]) => list.reduce((sum, { text }) => sum + text.length + 1, -1)
  for (const candidate of [...candidates].sort((one, other) => other.score - one.score)) {
    if (chosen.length >= 2 && length(chosen) >= SUMMARY.min) break
    if (length([...chosen, candidate]) <= SUMMARY.max) chosen.push(candidate)
  }
  return chosen
    .sort((one, other) => one.at - other.at)
    .map(({ text }) => text)
    .join(' ')
}
