import { parsePartialJson } from 'ai'
import * as z from 'zod/mini'
import type { PartialDraft } from '#domain/ai/draft-stream.ts'
import type { Finding } from '#domain/ai/findings.ts'
import { CONTENT, SUMMARY, TITLE } from '#domain/blogs/blog-rules.ts'
import { plainText } from '#domain/blogs/plain-text.ts'
import type { ArticleOrder, DraftingOptions, WrittenArticle } from '../../infra/ai-writer.ts'
import { sanitizeWritten } from '../../infra/formats/html-sanitizer.ts'
import { createNumbering, renderCautions } from '../articles/render-article.ts'
import { type Brief, createBrief, toBriefMaterial } from './brief.ts'
import type { Reading, Task } from './complete.ts'
import { InvalidOutput } from './model-failures.ts'
import { removeClaims } from './output/remove-claims.ts'
import { describeProblems, requireAllowed, requireLength, requireOwnWords } from './output/requirements.ts'
import { endsMidway, toArticleHtml } from './output/to-article-html.ts'
import { fitSummary, fitTitle } from './output/truncate.ts'
import { PROMPTS } from './prompts.content.ts'
import { checkLines, checkSources } from './sources/check-sources.ts'
import { missingCautions, readCitations, toPlainCaution, withoutCitations } from './sources/citations.ts'

const Article = z.object({ title: z.string(), summary: z.string(), content: z.string() })
type Article = z.infer<typeof Article>
const PartialArticle = z.partial(Article)

const WRITE_ADVICE = 'Put the topic in other words, or write this article yourself.'

/** Some servers truncate at their limit without reporting it. */
function requireEnd(html: string): void {
  if (!endsMidway(html)) return
  throw new InvalidOutput(
    'The content ended in the middle of a sentence. Write a shorter one.',
    'The article that the AI server wrote ended in the middle of a sentence.',
  )
}

const toContent = (text: string, brief: Brief) => readCitations(sanitizeWritten(toArticleHtml(text)), brief)

/** Makes an answer an article within our limits, its references not yet numbered. @throws InvalidOutput */
function toArticle(answer: Article, brief: Brief): Article {
  requireEnd(answer.content)
  const article = {
    title: fitTitle(withoutCitations(answer.title)),
    summary: fitSummary(withoutCitations(answer.summary)),
    content: toContent(answer.content, brief),
  }
  requireLength('title', article.title.length, TITLE)
  requireLength('summary', article.summary.length, SUMMARY)
  requireLength('content', plainText(article.content).length, CONTENT)
  requireLength('content', article.content.length, CONTENT)
  requireOwnWords(`${article.title} ${article.summary} ${plainText(article.content)}`, PROMPTS.write)
  return article
}

/** Adds the missing cautions, and numbers the references with the list of their sources at the end. */
function finish(content: string, cautions: readonly string[], findings: readonly Finding[]) {
  const { number, list } = createNumbering()
  const text = number(content + renderCautions(cautions))
  return { content: text + list(), findings: findings.map((finding) => ({ ...finding, text: number(finding.text) })) }
}

interface Writing {
  brief: Brief
  topic: string
  options: DraftingOptions
}

function readArticle(
  answer: Article,
  { brief, topic, options: { forbidden } }: Writing,
  isLastTry: boolean,
): Reading<WrittenArticle> {
  const article = toArticle(answer, brief)
  const cleaned = isLastTry ? removeClaims(article.content, (content) => forbidden({ ...article, content })) : null
  const text = cleaned?.content ?? article.content
  const checked = checkSources(text, brief, topic)
  const unsourced = [...checkLines(article.title, article.summary, brief, topic), ...checked.findings]
  const missing = missingCautions(plainText(text), brief)
  const problems = describeProblems(unsourced, missing.map(toPlainCaution))
  if (!cleaned) requireAllowed(forbidden(article), WRITE_ADVICE, problems)
  const { content, findings } = finish(checked.content, missing, unsourced)
  requireLength('content', content.length, CONTENT)
  return {
    result: { ...article, content, is_outline: false, left_out: cleaned?.leftOut ?? [], findings },
    complaint: problems.length === 0 ? null : problems.join(' '),
  }
}

/** Each part contains the whole draft so far; ten per second look smooth, more would only cost traffic. */
const DRAFT_EVERY_MS = 100

/** Parses the article from incomplete JSON; `toHtml` converts its content so far. */
function createDraftParser(
  onDraft: (draft: PartialDraft) => void,
  toHtml: (content: string) => string,
): (text: string) => void {
  let next = 0
  return (text) => {
    if (performance.now() < next) return
    next = performance.now() + DRAFT_EVERY_MS
    void parsePartialJson(text.slice(text.indexOf('{'))).then(({ value }) => {
      const part = PartialArticle.safeParse(value)
      if (!part.success) return
      const { title = '', summary = '', content = '' } = part.data
      onDraft({ title, summary, content: toHtml(content) })
    })
  }
}

/** The task of writing an article from the library's facts on its topic. */
export function toArticleTask(order: ArticleOrder, options: DraftingOptions): Task<typeof Article, WrittenArticle> {
  const { category, topic, tone, voice = [] } = order
  const brief = createBrief(order)
  const toDraft = (content: string) => createNumbering().number(toContent(content, brief))
  return {
    instructions: PROMPTS.write,
    material: { category, topic, tone, ...toBriefMaterial(brief), ...(voice.length > 0 ? { voice } : {}) },
    schema: Article,
    read: (answer, isLastTry) => readArticle(answer, { brief, topic, options }, isLastTry),
    onText: options.onDraft && createDraftParser(options.onDraft, toDraft),
  }
}
