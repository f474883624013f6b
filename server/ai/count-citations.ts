import type { GeneratedBlog } from '#domain/ai/ai.schema.ts'
import { toBlocks } from './text/article-blocks.ts'
import { splitSentences } from './text/sentences.ts'

const NUMBERS = /\[(\d{1,2})\]/g

/** Counts the sentences of an article that cite each source of its numbered list, and those that cite none. */
export function countCitations(html: string): Pick<GeneratedBlog['generation'], 'sources' | 'unsourced_sentences'> {
  const blocks = toBlocks(html)
  const cited = blocks
    .filter(({ isSource, kind }) => !isSource && kind !== 'heading')
    .flatMap(({ text }) => splitSentences(text))
    .map((sentence) => [...sentence.matchAll(NUMBERS)].map(([, number]) => Number(number)))
  const sources = blocks
    .filter(({ isSource, kind }) => isSource && kind === 'item')
    .map(({ text, links }, at) => ({
      title: text,
      url: links[0]?.address ?? null,
      sentences: cited.filter((numbers) => numbers.includes(at + 1)).length,
    }))
  return { sources, unsourced_sentences: cited.filter((numbers) => numbers.length === 0).length }
}
