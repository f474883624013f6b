import { aiApi } from '#domain/ai/ai.api.ts'
import type { GeneratedBlog, GenerateInput } from '#domain/ai/ai.schema.ts'
import { createDraftReader, type PartialDraft } from '#domain/ai/draft-stream.ts'
import { ApiError, noAnswer, toApiError } from '#domain/http/api-error.ts'
import { FAILURES } from '#domain/http/failures.ts'
import { eventCall, piecesOf, tellsEvents } from '#web/lib/api/event-call.ts'

interface Watching {
  signal: AbortSignal
  onDraft: (draft: PartialDraft) => void
}

/** @throws ApiError, also for a stream that ends before the article does */
async function readEvents(answer: Response, onDraft: Watching['onDraft']): Promise<GeneratedBlog> {
  const read = createDraftReader()
  for await (const piece of piecesOf(answer)) {
    for (const { event, data } of read(piece)) {
      if (event === 'done') return data
      if (event === 'failed') throw new ApiError(data.status, data.detail)
      onDraft(data)
    }
  }
  throw noAnswer(FAILURES.ai.generate, navigator.onLine)
}

/** Has an article written and shows it meanwhile. @throws ApiError, or the abort of the signal */
export async function writeDraft(order: GenerateInput, { signal, onDraft }: Watching): Promise<GeneratedBlog> {
  try {
    const answer = await eventCall({ endpoint: aiApi.generate, body: order, signal })
    if (!answer.ok) throw toApiError(answer.status, answer.statusText, await answer.text())
    return tellsEvents(answer) ? await readEvents(answer, onDraft) : await answer.json()
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error
    throw noAnswer(FAILURES.ai.generate, navigator.onLine)
  }
}
