import { parsePartialJson } from 'ai'
import * as z from 'zod/mini'
import type { PartialDraft } from '#domain/ai/draft-stream.ts'
import { CONTENT, SUMMARY, TITLE } from '#domain/blogs/blog-rules.ts'
import { plainText } from '#domain/blogs/plain-text.ts'
import type { AiWriter, DraftingOptions, SummaryOptions, WrittenArticle } from '../../infra/ai-writer.ts'
import { sanitizeWritten } from '../../infra/html-sanitizer.ts'
import type { ModelServer } from './ask-model.ts'
import { createComplete, MODEL_LIMIT_MS } from './complete.ts'
import { repeatsPrompt } from './messages.ts'
import { Unusable } from './model-failures.ts'
import { PROMPTS } from './prompts.content.ts'
import { readChanges } from './read-changes.ts'
import { removeClaims } from './remove-claims.ts'
import { requireAllowed } from './requirements.ts'
import { endsMidway, toArticleHtml } from './to-article-html.ts'
import { fitSummary, fitTitle } from './truncate.ts'

const Article = z.object({ title: z.string(), summary: z.string(), content: z.string() })
const Changes = z.object({
  changes: z.array(z.object({ before: z.string(), after: z.string(), reason: z.string() })),
})
const Summary = z.object({ summary: z.string() })

/** Each part contains the whole draft so far; ten per second look smooth, more would only cost traffic. */
const DRAFT_EVERY_MS = 100

function requireOwnWords(text: string, prompt: string): void {
  if (!repeatsPrompt(text, prompt)) return
  throw new Unusable('It repeated your instructions.', 'The AI server’s answer was not about the material.')
}

/** Some servers truncate at their limit without reporting it. */
function requireEnd(html: string): void {
  if (!endsMidway(html)) return
  throw new Unusable(
    'The content ended in the middle of a sentence. Write a shorter one.',
    'The article that the AI server wrote ended in the middle of a sentence.',
  )
}

function requireLength(label: string, length: number, { min, max }: { min: number; max: number }): void {
  if (length >= min && length <= max) return
  const isShort = length < min
  throw new Unusable(
    `The ${label} must have ${min} to ${max} characters and had ${length}.`,
    `The ${label} that the AI server wrote was too ${isShort ? 'short' : 'long'}.`,
  )
}

const WRITE_ADVICE = 'Put the topic in other words, or write this article yourself.'

function readArticle(
  answer: z.infer<typeof Article>,
  { forbidden }: DraftingOptions,
  isLastTry: boolean,
): WrittenArticle {
  requireEnd(answer.content)
  const article = {
    title: fitTitle(answer.title),
    summary: fitSummary(answer.summary),
    content: sanitizeWritten(toArticleHtml(answer.content)),
  }
  requireLength('title', article.title.length, TITLE)
  requireLength('summary', article.summary.length, SUMMARY)
  requireLength('content', plainText(article.content).length, CONTENT)
  requireLength('content', article.content.length, CONTENT)
  requireOwnWords(`${article.title} ${article.summary} ${plainText(article.content)}`, PROMPTS.write)
  const rest = isLastTry ? removeClaims(article.content, (content) => forbidden({ ...article, content })) : null
  if (rest) return { ...article, content: rest.content, is_outline: false, left_out: rest.leftOut }
  requireAllowed(forbidden(article), WRITE_ADVICE)
  return { ...article, is_outline: false, left_out: [] }
}

const Part = z.object({
  title: z.optional(z.string()),
  summary: z.optional(z.string()),
  content: z.optional(z.string()),
})

/** Parses the article from incomplete JSON. */
function createDraftParser(onDraft: (draft: PartialDraft) => void): (text: string) => void {
  let next = 0
  return (text) => {
    if (performance.now() < next) return
    next = performance.now() + DRAFT_EVERY_MS
    void parsePartialJson(text.slice(text.indexOf('{'))).then(({ value }) => {
      const part = Part.safeParse(value)
      if (!part.success) return
      const { title = '', summary = '', content = '' } = part.data
      onDraft({ title, summary, content: sanitizeWritten(toArticleHtml(content)) })
    })
  }
}

function readSummary(answer: z.infer<typeof Summary>, { forbidden }: SummaryOptions): string {
  const summary = fitSummary(answer.summary)
  requireLength('summary', summary.length, SUMMARY)
  requireOwnWords(summary, PROMPTS.summarise)
  requireAllowed(forbidden(summary), 'Try again, or write the summary yourself.')
  return summary
}

/** A writer that uses a model on any server with OpenAI's chat protocol. */
export function createModelWriter(server: ModelServer, limitMs = MODEL_LIMIT_MS): AiWriter {
  const complete = createComplete(server, limitMs)
  return {
    engine: 'model',
    model: server.model,
    write: ({ category, topic, tone }, options) =>
      complete(
        {
          instructions: PROMPTS.write,
          material: { category, topic, tone },
          schema: Article,
          read: (answer, isLastTry) => readArticle(answer, options, isLastTry),
          onText: options.onDraft && createDraftParser(options.onDraft),
        },
        options,
      ),
    improve: (html, options) =>
      complete(
        {
          instructions: PROMPTS.improve,
          material: { content: html },
          schema: Changes,
          read: ({ changes }) => {
            const usable = readChanges(html, changes, options)
            requireOwnWords(
              usable.map(({ after, reason }) => `${plainText(after)} ${reason}`).join('\n'),
              PROMPTS.improve,
            )
            return usable
          },
        },
        options,
      ),
    summarise: ({ title, content }, options) =>
      complete(
        {
          instructions: PROMPTS.summarise,
          material: { title, content: plainText(content) },
          schema: Summary,
          read: (answer) => readSummary(answer, options),
        },
        options,
      ),
  }
}
