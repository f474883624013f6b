import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { AppError } from '../errors.ts'
import type { AiWriter, ArticleOrder, DraftingOptions, WrittenArticle } from '../infra/ai-writer.ts'
import { runInTextWorker } from './worker/text-worker.ts'

/** The end of each paragraph, heading, list, quotation and table. */
const BLOCK_ENDS = /(?<=<\/(?:p|h[2-4]|ul|ol|blockquote|table)>)/

function requireWaiting(signal: AbortSignal): void {
  if (signal.aborted) throw new AppError('cancelled', 'Writing was stopped. Nothing was saved.')
}

async function write(order: ArticleOrder, { signal, onDraft }: DraftingOptions): Promise<WrittenArticle> {
  const { writeArticle } = await import('./articles/write-article.ts')
  const { title, summary, content, isOutline } = writeArticle(order)
  let written = ''
  for (const block of onDraft ? content.split(BLOCK_ENDS) : []) {
    written += block
    onDraft?.({ title, summary, content: written })
    // Lets each event be sent before the next one.
    await yieldToEventLoop()
    requireWaiting(signal)
  }
  return { title, summary, content, is_outline: isOutline, left_out: [], findings: [] }
}

/** Writes from the product's own library of sourced facts, without any server. The library loads on first use. */
export function createBuiltInWriter(): AiWriter {
  return {
    engine: 'built_in',
    model: null,
    write,
    improve: (html, { signal }) => runInTextWorker('improveText', [html], signal),
    summarise: (article, { signal }) => runInTextWorker('summarise', [article], signal),
  }
}
