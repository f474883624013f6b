import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface ChatMessage {
  role: string
  content: string
}

/** The request as it arrived over the network. */
interface ChatRequest {
  model: string
  messages: ChatMessage[]
  stream?: boolean
  response_format?: { type: string }
}

/**
 * How the server answers one request: with a text, with an error, without an end (`hang`), by breaking off after some
 * characters (`cut`), or by sending everything and never closing (`drip`, milliseconds between pieces). A `hold` stops a
 * stream in its middle until `release` is called; `body` is something else with status 200, such as a proxy's page.
 * `ends` is the finish reason.
 */
export type Reply = Text | { status: number; error: string } | { body: string; type: string } | 'hang'

interface Text {
  text: string
  drip?: number
  cut?: number
  hold?: Promise<unknown>
  ends?: 'stop' | 'length' | 'content_filter'
  /** Omits the token usage. */
  hidesUsage?: boolean
}

export interface OpenAiServer {
  baseUrl: string
  requests: ChatRequest[]
  /** Requests whose caller disconnected before the response was sent. */
  abandoned: number
  keys: (string | undefined)[]
  /** Answers the next requests by these, in turn; the last one repeats. */
  answer(...replies: [Reply, ...Reply[]]): void
  close(): Promise<void>
}

const PIECE = 40
const USAGE = { prompt_tokens: 900, completion_tokens: 600, total_tokens: 1500 }

function piecesOf(text: string): string[] {
  return text.match(new RegExp(`[^]{1,${PIECE}}`, 'g')) ?? []
}

function chunk(model: string, choice: object | null, usage: object | null = null): string {
  const choices = choice ? [{ index: 0, finish_reason: null, ...choice }] : []
  return `data: ${JSON.stringify({ id: 'chat-1', object: 'chat.completion.chunk', created: 1, model, choices, usage })}\n\n`
}

async function sendInPieces(response: ServerResponse, model: string, reply: Text) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  let sent = 0
  for (const piece of piecesOf(reply.text)) {
    // Waits until the chunk has been sent, so that a later `cut` does not discard it.
    await new Promise((resolve) =>
      response.write(chunk(model, { delta: { role: 'assistant', content: piece } }), resolve),
    )
    sent += piece.length
    if (reply.cut !== undefined && sent >= reply.cut) return void response.destroy()
    if (reply.hold && sent - piece.length < reply.text.length / 2 && sent >= reply.text.length / 2) await reply.hold
    if (reply.drip) await new Promise((resolve) => setTimeout(resolve, reply.drip))
    if (response.destroyed) return
  }
  response.write(chunk(model, { delta: {}, finish_reason: reply.ends ?? 'stop' }))
  if (!reply.hidesUsage) response.write(chunk(model, null, USAGE))
  response.end('data: [DONE]\n\n')
}

function sendWhole(response: ServerResponse, model: string, { text, cut, ends = 'stop', hidesUsage }: Text) {
  const message = { role: 'assistant', content: text }
  const body = JSON.stringify({
    id: 'chat-1',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [{ index: 0, message, finish_reason: ends }],
    ...(hidesUsage ? {} : { usage: USAGE }),
  })
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  if (cut === undefined) return void response.end(body)
  response.write(body.slice(0, cut), () => response.destroy())
}

async function readJson(request: IncomingMessage): Promise<ChatRequest> {
  const chunks = await request.toArray()
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

/** A loopback server with OpenAI's chat protocol, with and without streaming, which fails on demand. */
export async function startOpenAiServer(port = 0): Promise<OpenAiServer> {
  let replies: Reply[] = [{ status: 500, error: 'nothing to say' }]
  const state = { requests: [] as ChatRequest[], abandoned: 0, keys: [] as (string | undefined)[] }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      return void response.writeHead(404).end('{"error":{"message":"no such path"}}')
    }
    const chat = await readJson(request)
    response.once('close', () => {
      if (!response.writableFinished && response.destroyed && !response.writableEnded) state.abandoned += 1
    })
    state.requests.push(chat)
    state.keys.push(request.headers.authorization)
    const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? 'hang'
    if (reply === 'hang') return
    if ('status' in reply) {
      response.writeHead(reply.status, { 'content-type': 'application/json' })
      return void response.end(JSON.stringify({ error: { message: reply.error, type: 'error' } }))
    }
    if ('body' in reply) {
      response.writeHead(200, { 'content-type': reply.type })
      return void response.end(reply.body)
    }
    if (chat.stream) await sendInPieces(response, chat.model, reply)
    else sendWhole(response, chat.model, reply)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => response.destroy(error))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return Object.assign(state, {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    answer: (...next: [Reply, ...Reply[]]) => {
      replies = [...next]
      state.requests.length = 0
      state.keys.length = 0
      state.abandoned = 0
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  })
}
