import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { AiWriter, ArticleOrder, DraftingOptions, WrittenArticle } from '../infra/ai-writer.ts'
import { throwIfCancelled } from './cancellation.ts'
import { runInTextWorker } from './worker/text-worker.ts'

/** The end of each paragraph, heading, list, quotation and table. */
const BLOCK_ENDS = /(?<=<\/(?:p|h[2-4]|ul|ol|blockquote|table)>)/

async function write(order: ArticleOrder, { signal, onDraft }: DraftingOptions): Promise<WrittenArticle> {
  const { writeArticle } = await import('./articles/write-article.ts')
  const { title, summary, content, isOutline } = writeArticle(order)
  let written = ''
  for (const block of onDraft ? content.split(BLOCK_ENDS) : []) {
    written += block
    onDraft?.({ title, summary, content: written })
    // Each event is sent before the next block is added.
    await yieldToEventLoop()
    throwIfCancelled(signal)
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
