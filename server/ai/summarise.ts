import nlp from 'compromise/three'
import stats from 'compromise-stats'
import { SUMMARY } from '#domain/blogs/blog-rules.ts'
import { AppError } from '../errors.ts'
import { GENERAL } from './articles/topic-words.content.ts'
import { checkClaims } from './claims/check-claims.ts'
import { mistakeEdits } from './improve/replacements.ts'
import { AMOUNT_ASKED, DISCLAIMER, TRAITS, USUAL } from './summarise.content.ts'
import { toBlocks } from './text/article-blocks.ts'
import { splitSentences } from './text/sentences.ts'
import { toRoot, toRoots } from './text/stems.ts'

const tfidf = nlp.extend(stats)

const COMMON = new Set([
  ...GENERAL,
  ...toRoots('has have had would may into over no each other their them who they than your you we our says said'),
])
/** "[2]" refers to a list that the summary does not contain. */
const REFERENCE = /\s*\[\d{1,2}\]/g
/** Sentences scored; later ones are ignored. */
const WEIGHED_MAX = 400
/** With this many sourced sentences, one without a source is not the article's main point. */
const CITED_ENOUGH = 3
/** In words; a shorter list item names a thing without a statement about it. */
const WORDS_MIN = 5
const SENTENCES_MAX = 3
/** A longer summary leaves no room for what the article covers. */
const STATEMENT_MAX = 170
const HEADINGS_MAX = 4
const HEADINGS_MIN = 2
/** Minimum score of a second sentence; it is low, because the first rarely covers the whole article. */
const SECOND_MIN = 0.3

interface ArticleSentence {
  text: string
  isCited: boolean
  /** A list item, an exclamation, or words without a full stop: used only if there is nothing else. */
  isMakeshift: boolean
  /** Position within the paragraph or list item, and of that within its section. */
  inBlock: number
  inSection: number
}

export const TOO_SHORT_TO_SUMMARISE =
  'The article is too short to summarise. Write a few whole sentences first, or write the summary yourself.'

/** Summarises an article with its own sentences, preferring those about its title and with a source. */
export function summarise({ title, content }: { title: string; content: string }): string {
  for (const set of sentenceSets(toSentences(content))) {
    const summary = choose(weigh(set.slice(0, WEIGHED_MAX), title))
    if (summary.length >= SUMMARY.min) return withHeadings(summary, content)
  }
  throw new AppError('bad_request', TOO_SHORT_TO_SUMMARISE)
}

/** The sentences to choose from, best set first; those with mistakes are used only if the others do not fill a summary. */
function* sentenceSets(sentences: ArticleSentence[]): Generator<ArticleSentence[]> {
  const statements = sentences.filter(({ isMakeshift }) => !isMakeshift)
  const cited = statements.filter(({ isCited }) => isCited)
  const sets = cited.length >= CITED_ENOUGH ? [cited, statements] : [statements]
  for (const set of sets) yield set.filter(isSound)
  yield* sets
  yield sentences.filter(isSound)
  yield sentences
}

/** Says what the article is about, and what a reader finds in it: "Inside: where salt hides; how to cook with less." */
function withHeadings(summary: string, content: string): string {
  const blocks = toBlocks(content).filter(({ isSource }) => !isSource)
  const text = blocks.map((block) => block.text).join('\n')
  const headings = blocks
    .filter(
      ({ kind, text: words }) =>
        kind === 'heading' && !USUAL.test(words) && /^[\p{Script=Latin}\d\s’'",.:?()&%–-]{4,70}$/u.test(words),
    )
    .map(({ text: words }) => asPart(words, text))
  const isShort = summary.length <= STATEMENT_MAX
  const statement = isShort ? summary : (splitSentences(summary)[0] ?? summary)
  for (let count = Math.min(HEADINGS_MAX, headings.length); count >= HEADINGS_MIN; count--) {
    const full = `${statement} Inside: ${headings.slice(0, count).join('; ')}.`
    if (full.length <= SUMMARY.max && statement.length >= SUMMARY.min) return full
  }
  return summary
}

/** A heading within a sentence: its first word in lower case, unless it is a name or an abbreviation. */
function asPart(heading: string, text: string): string {
  const bare = heading.replace(/[?:.!\s]+$/, '')
  const [first = ''] = bare.split(/[\s’'-]/)
  const isWord = /^\p{L}+$/u.test(first)
  const isName =
    /\d|\p{Lu}.*\p{Lu}/u.test(first) || (isWord && new RegExp(`\\p{Ll},? ${first}(?!\\p{L})`, 'u').test(text))
  return isName && first !== 'I' ? bare : first.toLowerCase() + bare.slice(first.length)
}

function toSentences(html: string): ArticleSentence[] {
  let inSection = -1
  return toBlocks(html)
    .filter(({ isSource }) => !isSource)
    .flatMap((block) => {
      inSection = block.kind === 'heading' ? -1 : inSection + 1
      const isQuoted = block.locked.every(Boolean)
      if (block.kind === 'heading' || isQuoted) return []
      const sentences = splitSentences(block.text)
      return sentences.map((sentence, inBlock) => {
        const text = sentence.replace(REFERENCE, '').replace(/\s+/g, ' ')
        const isCited = sentence.search(REFERENCE) >= 0
        // A list item is a whole statement only if it names its source.
        const isMakeshift = !isStatement(text) || (block.kind === 'item' && !isCited)
        return { text: isMakeshift ? ended(text) : text, isCited, isMakeshift, inBlock, inSection }
      })
    })
    .filter(({ text, isMakeshift }) => isStatement(text) && (!isMakeshift || text.split(' ').length >= WORDS_MIN))
}

/** Ends a sentence with a full stop; a question is left as it is, and is not used. */
function ended(text: string): string {
  if (/[.।॥?]["”’)]*$/.test(text)) return text
  const bare = text.replace(/[\s!…:;,–—-]+$/, '')
  return `${bare}${/\p{Script=Latin}/u.test(bare) ? '.' : '।'}`
}

const TWICE = /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu

function isSound({ text }: ArticleSentence): boolean {
  return !TWICE.test(text) && mistakeEdits({ text, start: 0, end: text.length }).length === 0
}

function isStatement(text: string): boolean {
  // A summary is plain text everywhere, so it must not contain anything like markup.
  const isWhole = /^[\p{L}\d][^<>]*[.।॥]["”’]?$/u.test(text) && text.length <= SUMMARY.max
  return isWhole && !DISCLAIMER.test(text)
}

/** The roots of a text's words, without common ones. */
function significantRoots(text: string): Set<string> {
  return new Set(toRoots(text).filter((root) => !COMMON.has(root)))
}

function weigh(sentences: readonly ArticleSentence[], title: string) {
  const weights = wordWeights(sentences.map(({ text }) => text).join(' '))
  const ofTitle = significantRoots(title)
  const asksAmount = AMOUNT_ASKED.test(title)
  return sentences.map(({ text, isCited, inBlock, inSection }, at) => {
    const words = significantRoots(text)
    const central = [...words].reduce((sum, root) => sum + (weights.get(root) ?? 0), 0)
    const named = [...words].filter((root) => ofTitle.has(root)).length / Math.max(Math.min(ofTitle.size, 4), 1)
    // The first sentence may only set a scene, unless it contains words of the title.
    const isScene = at === 0 && !isCited && named < 0.5
    const place = (isScene ? 0 : 0.3 / (1 + at / 8)) + (inSection === 0 ? 0.15 : 0)
    // The second sentence of a sourced statement depends on the first.
    const leads = inBlock === 0 ? 0.2 : isCited ? -0.6 : 0
    const score = central / Math.max(words.size, 8) + 2.4 * named + place + leads + scoreContent(text, asksAmount)
    return { text, at, words, score }
  })
}

type Candidate = ReturnType<typeof weigh>[number]

/** How much each word says about a text, from 0 to 1: by tf-idf, the frequent words of this text that English uses seldom. */
function wordWeights(text: string): Map<string, number> {
  const scores = tfidf(text).tfidf({ form: 'root' }) as [string, number][]
  const most = Math.max(1, scores[0]?.[1] ?? 1)
  return new Map(scores.map(([word, score]) => [toRoot(word), score / most]))
}

function scoreContent(text: string, asksAmount: boolean): number {
  const counts: readonly (readonly [boolean, number])[] = [
    ...TRAITS.map(([words, score]) => [words.test(text), score] as const),
    [asksAmount && /\d/.test(text), 0.4],
    [text.length >= 70 && text.length <= 200, 0.3],
    [text.length < 55, -0.6],
    // In a summary, "a review found" would lack its source.
    [checkClaims({ summary: text }).length > 0, -0.4],
  ]
  return counts.reduce((sum, [applies, weight]) => sum + (applies ? weight : 0), 0)
}

/** The share of a sentence's words that chosen sentences already contain. */
function overlap(candidate: Candidate, chosen: readonly Candidate[]): number {
  const shares = chosen.map(({ words }) => [...candidate.words].filter((root) => words.has(root)).length)
  return Math.max(0, ...shares) / Math.max(candidate.words.size, 1)
}

/** The best sentences that fit and do not repeat each other, in the order of the article. */
function choose(candidates: readonly Candidate[]): string {
  const chosen: Candidate[] = []
  const totalLength = (list: readonly Candidate[]) => list.reduce((sum, { text }) => sum + text.length + 1, -1)
  let remaining = [...candidates]
  while (remaining.length > 0 && chosen.length < SENTENCES_MAX) {
    const worth = (candidate: Candidate) => candidate.score - overlap(candidate, chosen)
    remaining = remaining.filter((candidate) => totalLength([...chosen, candidate]) <= SUMMARY.max)
    const [best] = [...remaining].sort((one, other) => worth(other) - worth(one))
    if (
      !best ||
      (chosen.length > 0 && totalLength(chosen) >= SUMMARY.min && worth(best) < (chosen.length > 1 ? 1 : SECOND_MIN))
    )
      break
    chosen.push(best)
    remaining = remaining.filter((candidate) => candidate !== best)
  }
  return chosen
    .sort((one, other) => one.at - other.at)
    .map(({ text }) => text)
    .join(' ')
}
