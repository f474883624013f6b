import { formatSource } from '#domain/sources/format-source.ts'
import type { Source } from '#domain/sources/source.ts'
import type { ArticleOrder } from '../../infra/ai-writer.ts'
import { findFacts } from '../articles/facts.ts'
import { toPlainTopic } from '../articles/parse-topic.ts'
import { ARTICLE_SOURCES, cautionPoints, REFERENCE } from '../articles/render-article.ts'
import { cautionGroupsOf } from '../articles/topic-groups.ts'
import { findArticle } from '../articles/write-article.ts'
import { findNumbers } from '../claims/numbers/find-numbers.ts'
import { toStems } from '../text/stems.ts'

const FACTS_MAX = 12

export interface BriefSource {
  /** The model's id for it: "S1". */
  id: string
  /** Its key in the library. */
  key: string
  source: Source
  /** Stems of the source's own words and of the facts that cite it, to recognise its name in a text. */
  stems: ReadonlySet<string>
  /** The numbers in these facts, with their units. */
  numbers: readonly string[]
}

/** The material for a model's article: the library's facts on the topic, and the required cautions. */
export interface Brief {
  sources: readonly BriefSource[]
  facts: readonly { text: string; sources: readonly string[] }[]
  /** Bullet points of Markdown that cite `[@key]`. */
  cautions: readonly string[]
}

export const keysIn = (text: string) => [...text.matchAll(REFERENCE)].map(([, key = '']) => key)

export function createBrief(order: ArticleOrder): Brief {
  const plain = toPlainTopic(order.topic)
  const facts = findFacts(plain, FACTS_MAX).map(({ fact }) => fact)
  const article = findArticle(order)
  const cautions = cautionPoints([...(article?.cautions ?? []), ...cautionGroupsOf(plain)])
  const keys = new Set([...facts.flatMap(({ sources }) => sources), ...cautions.flatMap(keysIn)])
  const sources = [...keys].flatMap((key, at) => {
    const source = ARTICLE_SOURCES[key]
    if (!source) return []
    const factTexts = facts.flatMap((fact) => (fact.sources.includes(key) ? [fact.text] : [])).join(' ')
    const stems = new Set(toStems(`${formatSource(source)} ${factTexts}`))
    return [{ id: `S${at + 1}`, key, source, stems, numbers: findNumbers(factTexts).flatMap((number) => number.keys) }]
  })
  return { sources, facts, cautions }
}

/** The brief as a model receives it. */
export function toBriefMaterial({ sources, facts, cautions }: Brief) {
  const idOf = (key: string) => sources.find((source) => source.key === key)?.id ?? ''
  return {
    sources: sources.map(({ id, source }) => ({ id, title: formatSource(source) })),
    facts: facts.map((fact) => ({ text: fact.text, sources: fact.sources.map(idOf) })),
    cautions: cautions.map((point) =>
      point.replace(/^- /, '').replace(REFERENCE, (_found, key: string) => ` [${idOf(key)}]`),
    ),
  }
}

/** The numbers in the facts of these sources, with their units. */
export function numbersOf({ sources }: Brief, keys: readonly string[]): Set<string> {
  return new Set(sources.flatMap(({ key, numbers }) => (keys.includes(key) ? numbers : [])))
}
