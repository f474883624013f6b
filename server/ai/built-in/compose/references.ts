import { formatSource } from '#domain/sources/format-source.ts'
import type { Source } from '#domain/sources/source.ts'
import type { Fact, Subject } from '../../knowledge/subject.ts'
import { sentenceSpans } from '../../text/sentences.ts'
import type { Library } from '../topic/match-subjects.ts'
import { asText, heading, list } from './html.ts'

/** Numbers the sources of an article in the order of their first use. */
export interface References {
  /** A fact, word for word, as HTML with its references. */
  cite(fact: Fact, subject: Subject): string
  /** The list of sources for the end of the article. */
  toHtml(): string
}

/**
 * Puts `[1]` before the full stop of each sentence with a figure, and of the last one. If a fact has as many sources as
 * sentences, each sentence gets its own.
 */
function withReferences(text: string, numbers: readonly number[]): string {
  const all = numbers.map((number) => `[${number}]`).join(' ')
  const sentences = sentenceSpans(text).map(({ start, end }) => text.slice(start, end))
  const isOneEach = sentences.length === numbers.length
  return sentences
    .map((sentence, at) => {
      if (!isOneEach && at < sentences.length - 1 && !/\d/.test(sentence)) return asText(sentence)
      const mark = isOneEach ? ` [${numbers[at]}]` : ` ${all}`
      const end = /[.!?]+$/.exec(sentence)?.index ?? sentence.length
      return asText(sentence.slice(0, end)) + mark + sentence.slice(end)
    })
    .join(' ')
}

function toItem(source: Source): string {
  const text = asText(formatSource(source))
  return source.url ? `<a href="${asText(source.url)}">${text}</a>` : text
}

export function createReferences(library: Library): References {
  const used: Source[] = []
  function parseNumber(key: string, { category }: Subject): number {
    const source = library[category]?.sources[key]
    if (!source) throw new Error(`no source "${key}" in ${category}`)
    const known = used.indexOf(source)
    return known >= 0 ? known + 1 : used.push(source)
  }
  return {
    cite: (fact, subject) =>
      withReferences(
        fact.text,
        fact.sources.map((key) => parseNumber(key, subject)),
      ),
    toHtml: () => heading('Sources') + list('ol', used.map(toItem)),
  }
}
