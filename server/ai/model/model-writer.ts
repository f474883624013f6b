import { parsePartialJson } from 'ai'
import * as z from 'zod/mini'
import type { PartialDraft } from '#domain/ai/draft-stream.ts'
import { CONTENT, SUMMARY, TITLE } from '#domain/blogs/blog-rules.ts'
import { plainText } from '#domain/blogs/plain-text.ts'
import type { AiWriter, DraftingOptions, SummaryOptions, WrittenArticle } from '../../infra/ai-writer.ts'
import { sanitizeWritten } from '../../infra/html-sanitizer.ts'
import type { ModelServer } from './ask-model.ts'
import { createComplete, MODEL_LIMIT_MS } from './complete.ts'
import { fitSummary, fitTitle } from './fit.ts'
import { repeatsPrompt } from './messages.ts'
import { Unusable } from './model-failures.ts'
import { PROMPTS } from './prompts.content.ts'
import { toArticleHtml } from './to-article-html.ts'
import { usableChanges } from './usable-changes.ts'

const Article = z.object({ title: z.string(), summary: z.string(), content: z.string() })
const Changes = z.object({
  changes: z.array(z.object({ before: z.string(), after: z.string(), reason: z.string() })),
})
const Summary = z.object({ summary: z.string() })

/** Each part holds the whole draft so far: ten a second are smooth, and more would only be traffic. */
const PART_EVERY_MS = 100

function requireOwnWords(text: string, prompt: string): void {
  if (!repeatsPrompt(text, prompt)) return
  throw new Unusable('It repeated your instructions.', "The AI server's answer was not about the material.")
}

function requireNoObjection(objections: readonly string[]): void {
  if (objections.length === 0) return
  throw new Unusable(
    `It must not hold this: ${objections.join(' ')}`,
    `The AI server's text made a claim that must not be published. ${objections.join(' ')}`,
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

function readArticle(answer: z.infer<typeof Article>, { objections }: DraftingOptions): WrittenArticle {
  const article = {
    title: fitTitle(answer.title),
    summary: fitSummary(answer.summary),
    content: sanitizeWritten(toArticleHtml(answer.content)),
    is_outline: false,
  }
  requireLength('title', article.title.length, TITLE)
  requireLength('summary', article.summary.length, SUMMARY)
  requireLength('content', plainText(article.content).length, CONTENT)
  requireLength('content', article.content.length, CONTENT)
  requireOwnWords(`${article.title} ${article.summary} ${plainText(article.content)}`, PROMPTS.write)
  requireNoObjection(objections(article))
  return article
}

const Part = z.object({
  title: z.optional(z.string()),
  summary: z.optional(z.string()),
  content: z.optional(z.string()),
})

/** Reads the article out of JSON that has not yet ended. */
function tellingParts(onPart: (draft: PartialDraft) => void): (text: string) => void {
  let next = 0
  return (text) => {
    if (performance.now() < next) return
    next = performance.now() + PART_EVERY_MS
    void parsePartialJson(text.slice(text.indexOf('{'))).then(({ value }) => {
      const part = Part.safeParse(value)
      if (!part.success) return
      const { title = '', summary = '', content = '' } = part.data
      onPart({ title, summary, content: sanitizeWritten(toArticleHtml(content)) })
    })
  }
}

function readSummary(answer: z.infer<typeof Summary>, { objections }: SummaryOptions): string {
  const summary = fitSummary(answer.summary)
  requireLength('summary', summary.length, SUMMARY)
  requireOwnWords(summary, PROMPTS.summarise)
  requireNoObjection(objections(summary))
  return summary
}

/** Writes with a model on any server that speaks OpenAI's chat protocol. */
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
          read: (answer) => readArticle(answer, options),
          onText: options.onPart && tellingParts(options.onPart),
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
            const usable = usableChanges(html, changes)
            if (changes.length > 0 && usable.length === 0) {
              throw new Unusable(
                'No "before" was copied exactly from the content, or "after" changed its markup or figures.',
                "The AI server's suggestions did not fit the text.",
              )
            }
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
