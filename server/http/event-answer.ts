import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeEvent } from '#domain/http/event-stream.ts'
import { toLateFailure } from './error-handler.ts'

/** Proxies cut what is silent for half a minute or a minute. */
const HEARTBEAT_MS = 15_000

export function wantsEvents({ headers }: FastifyRequest): boolean {
  return /\btext\/event-stream\b/i.test(headers.accept ?? '')
}

/** Aborted when the connection closes before the answer has gone out. */
export function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  if (raw.destroyed && !raw.writableFinished) controller.abort()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Answers with an event stream: parts as they are told, at last `done` with the answer, or `failed`. */
export function answerEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  part: string,
  run: (tell: (data: unknown) => void) => Promise<unknown>,
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
      (answer) => send('done', answer),
      (error) => send('failed', toLateFailure(error, request)),
    )
    .finally(() => stream.end())
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(stream)
}
