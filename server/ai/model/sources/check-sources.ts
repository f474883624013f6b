import { SOURCE_TO_ADD } from '#domain/ai/ai-rules.ts'
import type { Finding } from '#domain/ai/findings.ts'
import { REFERENCE } from '../../articles/render-article.ts'
import { checkClaims } from '../../claims/check-claims.ts'
import { findNumbers, plainNumbers } from '../../claims/numbers/find-numbers.ts'
import { findLibraryNumbers } from '../../claims/numbers/library-numbers.ts'
import { type Block, toBlocks } from '../../text/article-blocks.ts'
import { sentenceSpans, splitSentences } from '../../text/sentences.ts'
import { type Brief, keysIn, numbersOf } from '../brief.ts'
import { findUnknownNames } from './named-sources.ts'

const quoted = (words: readonly string[]) => [...new Set(words)].map((word) => `“${word}”`).join(', ')

/** The figures of a sentence that occur neither in the facts it cites nor in the library or the topic. */
function unknownNumbers(sentence: string, { brief, topic }: Context): string[] {
  const plain = sentence.replace(REFERENCE, '')
  const figures = findNumbers(plain)
  const cited = numbersOf(brief, keysIn(sentence))
  const numbers = figures.flatMap(({ keys }) => keys.map(Number.parseFloat))
  const known = new Set([...findLibraryNumbers(numbers, plain), ...plainNumbers(topic)])
  return figures
    .filter(({ keys }) => !keys.every((key) => cited.has(key) || known.has(Number.parseFloat(key))))
    .map(({ written }) => written)
}

interface Context {
  brief: Brief
  topic: string
  /** True for a heading, and in a paragraph with a reference: that covers "studies show", but no name and no figure. */
  isReferenced: boolean
}

/** Why a sentence has no source; null if it names none, or one of the brief's. */
function sourceProblem(sentence: string, { brief, isReferenced }: Context): string | null {
  if (sentence.includes(SOURCE_TO_ADD)) {
    return 'This cites a source that isn’t among this article’s sources. Name one that you know, or say it without one.'
  }
  const names = findUnknownNames(sentence, brief.sources)
  if (names.length > 0) {
    return `We can’t find ${quoted(names)} among this article’s sources. Name a source that you know, or say it without one.`
  }
  if (isReferenced) return null
  return checkClaims({ summary: sentence }).find(({ kind }) => kind === 'unsourced_study')?.reason ?? null
}

function checkSentence(sentence: string, context: Context): Finding[] {
  const reason = sourceProblem(sentence, context)
  const figures = unknownNumbers(sentence, context)
  const figureReason = `We can’t find ${quoted(figures)} in our library. Name a source for it, or say it without the figure.`
  return [
    ...(reason === null ? [] : [{ kind: 'unsourced_study' as const, text: sentence, reason }]),
    ...(figures.length === 0 ? [] : [{ kind: 'unsourced_number' as const, text: sentence, reason: figureReason }]),
  ]
}

/** Where the mark belongs: before the punctuation that ends the sentence. */
const beforeEnd = (sentence: string) => sentence.replace(/\s*[.!?…]+["'”’)]*$/, '').length

function positionIn({ starts, ends, text }: Block, at: number): number {
  return (at < text.length ? starts[at] : ends[at - 1]) ?? 0
}

/** Marks the sentences of an article that name an unknown source or a figure without one. */
export function checkSources(html: string, brief: Brief, topic: string) {
  const marks: number[] = []
  const findings = toBlocks(html).flatMap((block) => {
    const isReferenced = block.kind === 'heading' || keysIn(block.text).length > 0
    return sentenceSpans(block.text).flatMap(({ start, end }) => {
      const sentence = block.text.slice(start, end)
      const found = checkSentence(sentence, { brief, topic, isReferenced })
      if (found.length === 0 || sentence.includes(SOURCE_TO_ADD)) return found
      const at = beforeEnd(sentence)
      marks.push(positionIn(block, start + at))
      const text = `${sentence.slice(0, at)} ${SOURCE_TO_ADD}${sentence.slice(at)}`
      return found.map((finding) => ({ ...finding, text }))
    })
  })
  const content = marks.reduceRight((text, at) => `${text.slice(0, at)} ${SOURCE_TO_ADD}${text.slice(at)}`, html)
  return { content, findings }
}

/** The same for the title and the summary, which carry no marks. */
export function checkLines(title: string, summary: string, brief: Brief, topic: string): Finding[] {
  const check = (text: string, isHeading: boolean) =>
    splitSentences(text).flatMap((sentence) => checkSentence(sentence, { brief, topic, isReferenced: isHeading }))
  return [...check(title, true), ...check(summary, false)]
}
