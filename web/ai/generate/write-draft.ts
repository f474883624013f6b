import { aiApi } from '#domain/ai/ai.api.ts'
import type { GeneratedBlog, GenerateInput } from '#domain/ai/ai.schema.ts'
import { createDraftReader, type PartialDraft } from '#domain/ai/draft-stream.ts'
import { FAILURES } from '#domain/api/failures.ts'
import { ApiError, noResponse, toApiError } from '#domain/http/api-error.ts'
import type { Endpoint } from '#domain/http/endpoint.ts'
import { accessToken, endSession } from '#web/lib/session/session.ts'

interface WriteDraftOptions {
  signal: AbortSignal
  onDraft: (draft: PartialDraft) => void
}

/** @throws ApiError, also for a stream that ends before the article does */
async function readEvents(response: Response, onDraft: WriteDraftOptions['onDraft']): Promise<GeneratedBlog> {
  const read = createDraftReader()
  for await (const chunk of readChunks(response)) {
    for (const { event, data } of read(chunk)) {
      if (event === 'done') return data
      if (event === 'failed') throw new ApiError(data.status, data.detail)
      onDraft(data)
    }
  }
  throw noResponse(FAILURES.ai.generate, navigator.onLine)
}

/** Generates an article and passes on the partial drafts. @throws ApiError, or the signal's abort */
export async function writeDraft(order: GenerateInput, { signal, onDraft }: WriteDraftOptions): Promise<GeneratedBlog> {
  try {
    const response = await eventCall({ endpoint: aiApi.generate, body: order, signal })
    if (!response.ok) throw toApiError(response.status, response.statusText, await response.text())
    return isEventStream(response) ? await readEvents(response, onDraft) : await response.json()
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error
    throw noResponse(FAILURES.ai.generate, navigator.onLine)
  }
}

const EVENT_STREAM = 'text/event-stream'

interface EventCall {
  endpoint: Endpoint
  body: unknown
  signal: AbortSignal
}

function send({ endpoint, body, signal }: EventCall, token: string, accept: string): Promise<Response> {
  return fetch(endpoint.path, {
    method: endpoint.method,
    headers: { accept, 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal,
  })
}

/** Renews a rejected token once; a second 401 ends the session. */
async function sendSignedIn(call: EventCall, accept: string): Promise<Response> {
  const token = await accessToken()
  const first = await send(call, token, accept)
  if (first.status !== 401) return first
  const second = await send(call, await accessToken(token), accept)
  if (second.status === 401) endSession()
  return second
}

/**
 * Asks for an event stream, and for plain JSON from servers that cannot stream or behind proxies that do not pass
 * events on.
 */
async function eventCall(call: EventCall): Promise<Response> {
  const response = await sendSignedIn(call, EVENT_STREAM)
  return response.status === 406 ? sendSignedIn(call, 'application/json') : response
}

function isEventStream(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith(EVENT_STREAM) === true
}

async function* readChunks(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const chunk = await reader?.read()
    if (!chunk || chunk.done) return
    yield chunk.value
  }
}
