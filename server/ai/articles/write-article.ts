import type { SubjectsQuery } from '#domain/ai/ai.schema.ts'
import type { AiTone } from '#domain/ai/ai-rules.ts'
import { TITLE } from '#domain/blogs/blog-rules.ts'
import { escapeHtml } from '#domain/http/escape-html.ts'
import type { ArticleOrder } from '../../infra/ai-writer.ts'
import { findForbiddenClaims } from '../claims/check-claims.ts'
import { findHarm } from '../claims/harm.ts'
import { ARTICLES } from './all.content.ts'
import { DECLINES } from './decline.content.ts'
import { findFacts } from './facts.ts'
import type { LibraryArticle } from './library-article.ts'
import { matchTopic, type TopicMatch, variantsFor } from './match-topic.ts'
import { OUTLINE, OUTLINE_INTROS, OUTLINE_QUESTIONS } from './outline.content.ts'
import { toPlainTopic, topicAsTitle, topicSentences } from './parse-topic.ts'
import { cautionsFor, renderArticle, renderCited } from './render-article.ts'
import { cautionGroupsOf } from './topic-groups.ts'
import { UNSAFE_TEXTS } from './unsafe-requests.content.ts'
import { findUnsafeRequests, type UnsafeRequest } from './unsafe-requests.ts'

export interface ArticleText {
  title: string
  summary: string
  /** HTML within the sanitizer's allow-list. */
  content: string
  isOutline: boolean
}

/** Characters of a topic that an outline quotes. */
const QUOTED_MAX = 140
const FACTS_MAX = 8

/** The library's answer to a topic: the one article if it is sure, up to three to choose from if it is near. */
export function findArticles({ topic, category, tone }: SubjectsQuery): TopicMatch {
  const plain = toPlainTopic(topic)
  if (findHarm(plain) || findUnsafeRequests(plain).includes('dose')) return { confidence: 'none', articles: [] }
  return matchTopic({ topic: topicSentences(topic)[0] ?? plain, category, tone })
}

export const isSubject = (id: string) => ARTICLES.some((article) => article.id === id)

/** The article that a person has chosen, or that the library is sure of. */
export function findArticle({ subject, ...order }: ArticleOrder) {
  if (subject) return ARTICLES.find(({ id }) => id === subject)
  const { confidence, articles } = findArticles(order)
  return confidence === 'sure' ? articles[0] : undefined
}

/** Writes from the library of whole articles. Deterministic: the same order gives the same text. */
export function writeArticle(order: ArticleOrder): ArticleText {
  const topic = toPlainTopic(order.topic)
  const harm = findHarm(topic)
  if (harm) {
    const { title, summary, content } = DECLINES[harm]
    return { title, summary, content: renderCited(content), isOutline: true }
  }
  const article = findArticle(order)
  return article ? writeFromArticle(article, topic, order.tone) : writeOutline(order, topic)
}

/** The statements that replace forbidden promises and advice that the topic asked for. */
function refusals(requests: readonly UnsafeRequest[]): string {
  const texts = requests.map((request) => UNSAFE_TEXTS[request])
  return texts.map(({ heading, text }) => `## ${heading}\n\n${text}`).join('\n\n')
}

function writeFromArticle(article: LibraryArticle, topic: string, tone: AiTone): ArticleText {
  const variants = variantsFor(article, topic)
  // The cautions on pregnancy are about food.
  const isAboutFood = article.category !== 'yoga' && article.category !== 'fitness'
  const cautions = cautionGroupsOf(topic).filter((group) => group !== 'pregnancy' || isAboutFood)
  const rendered = renderArticle(article, { tone, variants, cautions, notes: refusals(findUnsafeRequests(topic)) })
  return { ...rendered, isOutline: false }
}

function quoted(topic: string): string {
  const plain = topic.replace(/[“”"<>[\]`*_#]/g, '')
  if (plain === '') return 'this topic'
  return plain.length <= QUOTED_MAX ? `“${plain}”` : `“${plain.slice(0, QUOTED_MAX).replace(/\s+\S*$/, '')}…”`
}

/** Headings and questions for the author with the matching facts, for a topic without an article. */
function writeOutline(order: ArticleOrder, topic: string): ArticleText {
  const { confidence, articles } = findArticles(order)
  const requests = findUnsafeRequests(topic)
  const facts = requests.includes('dose') ? [] : findFacts(topic, FACTS_MAX)
  const reason = requests.includes('dose') ? 'dose' : confidence === 'near' ? 'near' : 'none'
  const isClaim = requests.length > 0 || findForbiddenClaims({ title: topic }).length > 0
  const named = isClaim ? 'this topic' : quoted(topic)
  const parts = [
    OUTLINE_INTROS[reason].replace('{topic}', () => escapeMarkdown(named)),
    refusals(requests),
    ...OUTLINE_QUESTIONS[order.category].map(([heading, questions]) => `## ${heading}\n\n${toBullets(questions)}`),
    facts.length > 0 ? `## ${OUTLINE.facts}\n\n${toBullets(facts.map(({ fact }) => citeFact(fact)))}` : '',
    cautionsFor(cautionGroupsOf(topic)),
    articles.length > 0
      ? `## ${OUTLINE.closest}\n\n${toBullets(articles.map(({ tones }) => tones[order.tone].title))}`
      : '',
    `*${OUTLINE.end}*`,
  ]
  const topicTitle = requests.length > 0 ? null : topicAsTitle(topicSentences(order.topic)[0] ?? '')
  const title = topicTitle && `${topicTitle}: ${OUTLINE.tail}`
  return {
    title: title && title.length <= TITLE.max ? title : OUTLINE.title,
    summary: facts.length > 0 ? OUTLINE.summary : OUTLINE.summaryElsewhere,
    content: renderCited(parts.filter((part) => part !== '').join('\n\n')),
    isOutline: true,
  }
}

const toBullets = (points: readonly string[]) => points.map((point) => `- ${point}`).join('\n')

/** A fact with its citations before the last full stop. */
function citeFact({ text, sources }: { text: string; sources: readonly string[] }): string {
  return `${text.replace(/[.]$/, '')} ${sources.map((key) => `[@${key}]`).join(' ')}.`
}

/** Escapes text for Markdown. */
function escapeMarkdown(text: string): string {
  return escapeHtml(text).replace(/[\\`*_{}[\]()#+!|~-]/g, '\\$&')
}
