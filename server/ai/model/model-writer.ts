import * as z from 'zod/mini'
import { SUMMARY } from '#domain/blogs/blog-rules.ts'
import { plainText, withoutPlates } from '#domain/blogs/plain-text.ts'
import type { AiWriter, SummaryOptions } from '../../infra/ai-writer.ts'
import type { ModelServer } from './ask-model.ts'
import { createComplete, MODEL_LIMIT_MS } from './complete.ts'
import { readChanges } from './output/read-changes.ts'
import { requireAllowed, requireLength, requireOwnWords } from './output/requirements.ts'
import { fitSummary } from './output/truncate.ts'
import { PROMPTS } from './prompts.content.ts'

const Changes = z.object({
  changes: z.array(z.object({ before: z.string(), after: z.string(), reason: z.string() })),
})
const Summary = z.object({ summary: z.string() })

function readSummary(answer: z.infer<typeof Summary>, { forbidden }: SummaryOptions): string {
  const summary = fitSummary(answer.summary)
  requireLength('summary', summary.length, SUMMARY)
  requireOwnWords(summary, PROMPTS.summarise)
  requireAllowed(forbidden(summary), 'Try again, or write the summary yourself.')
  return summary
}

/** A writer that uses a model on any server with OpenAI's chat protocol. The library loads with the first article. */
export function createModelWriter(server: ModelServer, limitMs = MODEL_LIMIT_MS): AiWriter {
  const complete = createComplete(server, limitMs)
  return {
    engine: 'model',
    model: server.model,
    write: async (order, options) => {
      const { toArticleTask } = await import('./article-task.ts')
      return complete(toArticleTask(order, options), options)
    },
    improve: (html, options) =>
      complete(
        {
          instructions: PROMPTS.improve,
          material: { content: withoutPlates(html) },
          schema: Changes,
          read: ({ changes }) => {
            const usable = readChanges(html, changes, options)
            requireOwnWords(
              usable.map(({ after, reason }) => `${plainText(after)} ${reason}`).join('\n'),
              PROMPTS.improve,
            )
            return { result: usable, complaint: null }
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
          read: (answer) => ({ result: readSummary(answer, options), complaint: null }),
        },
        options,
      ),
  }
}
