import type { Endpoint } from '#domain/http/endpoint.ts'
import { accessToken, endSession } from '../session/session.ts'

const EVENTS = 'text/event-stream'

interface EventCall {
  endpoint: Endpoint
  body: unknown
  signal: AbortSignal
}

function send({ endpoint, body, signal }: EventCall, access: string, accept: string): Promise<Response> {
  return fetch(endpoint.path, {
    method: endpoint.method,
    headers: { accept, 'content-type': 'application/json', authorization: `Bearer ${access}` },
    body: JSON.stringify(body),
    signal,
  })
}

/** As with every call: a refused token is exchanged once, a second refusal ends the session. */
async function sendSignedIn(call: EventCall, accept: string): Promise<Response> {
  const access = await accessToken()
  const first = await send(call, access, accept)
  if (first.status !== 401) return first
  const second = await send(call, await accessToken(access), accept)
  if (second.status === 401) endSession()
  return second
}

/**
 * A call whose answer is told while it is made, where that is possible: whoever cannot send events, or may not pass them
 * on, answers in one piece.
 */
export async function eventCall(call: EventCall): Promise<Response> {
  const answer = await sendSignedIn(call, EVENTS)
  return answer.status === 406 ? sendSignedIn(call, 'application/json') : answer
}

export function tellsEvents(answer: Response): boolean {
  return answer.headers.get('content-type')?.startsWith(EVENTS) === true
}

/** The text of an answer as it arrives. */
export async function* piecesOf(answer: Response): AsyncGenerator<string> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const piece = await reader?.read()
    if (!piece || piece.done) return
    yield piece.value
  }
}
