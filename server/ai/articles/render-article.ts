import { marked } from 'marked'
import type { AiTone } from '#domain/ai/ai-rules.ts'
import { SOURCES as EDUCATION_SOURCES } from '#domain/education/sources/sources.ts'
import { escapeHtml } from '#domain/http/escape-html.ts'
import { formatSource } from '#domain/sources/format-source.ts'
import type { Source } from '#domain/sources/source.ts'
import { KNOWLEDGE } from '../knowledge/all.content.ts'
import { CAUTIONS, type CautionGroup } from './cautions.content.ts'
import type { LibraryArticle, Variant } from './library-article.ts'

/** Every source that an article of the library can name, by its key. */
export const ARTICLE_SOURCES: Readonly<Record<string, Source>> = Object.assign(
  { ...EDUCATION_SOURCES },
  ...Object.values(KNOWLEDGE).map(({ sources }) => sources),
)

/** A reference to a source within a text. */
export const REFERENCE = /\s*\[@([a-z0-9_]+)\]/g

function toItem(source: Source): string {
  const text = escapeHtml(formatSource(source))
  return source.url ? `<li><a href="${escapeHtml(source.url)}">${text}</a></li>` : `<li>${text}</li>`
}

/** Numbers cited sources in the order of their first citation. */
export function createNumbering() {
  const used: Source[] = []
  return {
    /**
     * Replaces `[@key]` by a number in brackets.
     * @throws if the text cites an unknown source
     */
    number: (text: string): string =>
      text.replace(REFERENCE, (_found, key: string) => {
        const source = ARTICLE_SOURCES[key]
        if (!source) throw new Error(`unknown source "${key}"`)
        // Two keys may name one document.
        const at = used.findIndex((other) => formatSource(other) === formatSource(source))
        return ` [${at >= 0 ? at + 1 : used.push(source)}]`
      }),
    /** The list of the sources numbered so far as HTML; empty if there are none. */
    list: (): string => (used.length === 0 ? '' : `<h2>Sources</h2><ol>${used.map(toItem).join('')}</ol>`),
  }
}

function toHtml(markdown: string): string {
  return marked.parse(markdown, { async: false }).replaceAll('\n', ' ').trim()
}

/**
 * Markdown as HTML, with a list of the cited sources at its end.
 * @throws if it cites an unknown source
 */
export function renderCited(markdown: string): string {
  const { number, list } = createNumbering()
  return toHtml(number(markdown)) + list()
}

/** The bullet points of the cautions for these groups, in Markdown. */
export function cautionPoints(groups: readonly CautionGroup[]): string[] {
  return [...new Set(groups)].flatMap((group) => CAUTIONS[group].split('\n'))
}

function toCautionSection(points: readonly string[]): string {
  return points.length === 0 ? '' : `## Who should take care\n\n${points.join('\n')}`
}

/** The section with the cautions for these groups. */
export function cautionsFor(groups: readonly CautionGroup[]): string {
  return toCautionSection(cautionPoints(groups))
}

/** The same section as HTML with these points alone, its sources not yet numbered. */
export function renderCautions(points: readonly string[]): string {
  return toHtml(toCautionSection(points))
}

interface Rendering {
  tone: AiTone
  /** The parts that the topic asks for; the first gives the title. */
  variants?: readonly Variant[]
  /** Groups of the topic's audience, in addition to the article's own. */
  cautions?: readonly CautionGroup[]
  /** The statement that replaces a forbidden request of the topic, in Markdown. */
  notes?: string
}

/** The article in one tone. The HTML is within the sanitizer's allow-list. */
export function renderArticle(article: LibraryArticle, { tone, variants = [], cautions = [], notes = '' }: Rendering) {
  const { title, summary, opening, example, closing } = article.tones[tone]
  const parts = [
    opening,
    article.body,
    ...variants.map(({ text }) => text),
    example,
    notes,
    cautionsFor([...article.cautions, ...cautions]),
    `## When to see a doctor or dietitian\n\n${article.seeDoctor}`,
    closing,
  ]
  return {
    title: variants[0]?.titles[tone] ?? title,
    summary,
    content: renderCited(parts.filter((part) => part !== '').join('\n\n')),
  }
}
