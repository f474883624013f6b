import { PassThrough, type Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeEvent } from '#domain/http/event-stream.ts'
import { countPages } from '#domain/http/pages/page-count.ts'
import { toFailure } from './error-handler.ts'

/** A file that is generated while it is sent. */
export interface Download {
  /** May contain letters, digits, dots and hyphens. */
  name: string
  stream: Readable
  /** If it differs from the endpoint's. */
  type?: string
  length?: number
}

/** An error on the way aborts the response, so that the browser reports a failed download. */
export function sendDownload(reply: FastifyReply, common: string, file: Download): FastifyReply {
  const { name, stream, type, length } = file
  if (length !== undefined) reply.header('content-length', length)
  return reply
    .header('content-type', type ?? common)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(stream)
}

/** Adds `next` and `previous` to a list: absolute addresses of the same list, or null; a list without pages has neither. */
export function withPageLinks(result: unknown, requestUrl: string, siteUrl: string, query: unknown): unknown {
  if (typeof result !== 'object' || result === null || !('count' in result) || !('results' in result)) return result
  const { page = 1, page_size = Number(result.count) } = (query ?? {}) as { page?: number; page_size?: number }
  const url = new URL(requestUrl, siteUrl)
  const linkTo = (target: number) => {
    if (target === 1) url.searchParams.delete('page')
    else url.searchParams.set('page', String(target))
    return url.href
  }
  const hasNext = page < countPages(Number(result.count), page_size)
  const { count, results, ...rest } = result
  return {
    count,
    next: hasNext ? linkTo(page + 1) : null,
    previous: page > 1 ? linkTo(page - 1) : null,
    results,
    ...rest,
  }
}

/** Proxies close connections that are silent for half a minute or a minute. */
const HEARTBEAT_MS = 15_000

export function wantsEvents({ headers }: FastifyRequest): boolean {
  return /\btext\/event-stream\b/i.test(headers.accept ?? '')
}

/** Aborted if the connection closes before the response is sent. */
export function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  if (raw.destroyed && !raw.writableFinished) controller.abort()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Answers with an event stream: parts as they are emitted, then `done` with the response, or `failed`. */
export function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  part: string,
  run: (emit: (data: unknown) => void) => Promise<unknown>,
): FastifyReply {
  const stream = new PassThrough()
  const send = (event: string, data: unknown) => {
    if (stream.writable) stream.write(writeEvent({ event, data }))
  }
  const heartbeat = setInterval(() => stream.writable && stream.write(':\n\n'), HEARTBEAT_MS)
  stream.once('close', () => clearInterval(heartbeat))
  stream.write(':\n\n')
  void run((data) => send(part, data))
    .then(
      (result) => send('done', result),
      (error) => {
        const { status, detail } = toFailure(error, request)
        send('failed', { status, detail })
      },
    )
    .finally(() => stream.end())
  return sendEvents(reply, stream)
}

/** Neither caches nor proxies may hold back an event stream. */
export function sendEvents(reply: FastifyReply, stream: Readable): FastifyReply {
  const type = 'text/event-stream; charset=utf-8'
  return reply.headers({ 'content-type': type, 'cache-control': 'no-store', 'x-accel-buffering': 'no' }).send(stream)
}
