import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { NOTICES_PATH } from '#domain/http/notices.ts'
import type { Actor } from '../context.ts'
import { AppError } from '../errors.ts'
import { authenticate } from './auth.ts'

/** A stream ends by itself, shorter than an access token lives: the next one is opened with who they are by then. */
const STREAM_MS = 5 * 60_000
/** Proxies cut what is silent for half a minute or a minute. */
const HEARTBEAT_MS = 20_000
/** How long a browser waits before it opens the next stream. */
const REOPEN_MS = 2000
const STREAMS_PER_ACCOUNT = 10
const STREAMS_MAX = 5000

/** `GET …/notices/`: an event stream of what has changed for the caller. Each line says where to look, never what. */
export function noticeRoutes(app: FastifyInstance): void {
  const open = new Map<PassThrough, number>()

  function requireRoom({ id }: Actor): void {
    const own = [...open].filter(([, userId]) => userId === id)
    // The oldest gives way: it is the tab that was forgotten.
    if (own.length >= STREAMS_PER_ACCOUNT) own[0]?.[0].end()
    if (open.size >= STREAMS_MAX) throw new AppError('unavailable', 'Too many open streams.', { retryAfterSeconds: 30 })
  }

  function openStream(actor: Actor): PassThrough {
    requireRoom(actor)
    const stream = new PassThrough()
    const stopHearing = app.services.notices.listen({
      id: actor.id,
      isOffice: actor.role === 'admin',
      hear: (about) => void stream.write(`event: ${about}\ndata: \n\n`),
    })
    const heartbeat = setInterval(() => stream.write(':\n\n'), HEARTBEAT_MS)
    const life = setTimeout(() => stream.end(), STREAM_MS)
    open.set(stream, actor.id)
    stream.once('close', () => {
      stopHearing()
      clearInterval(heartbeat)
      clearTimeout(life)
      open.delete(stream)
    })
    stream.write(`retry: ${REOPEN_MS}\n\n`)
    return stream
  }

  app.boundPaths.set(NOTICES_PATH, new Set(['GET']))
  app.route({
    method: 'GET',
    url: NOTICES_PATH,
    schema: {
      summary: 'What has changed for the caller, as an event stream',
      tags: ['notices'],
      produces: ['text/event-stream'],
      security: [{ bearer: [] }],
    },
    onRequest: async (request) => {
      request.actor = await authenticate(app.services, request, 'signed-in')
    },
    handler: (request, reply) => {
      if (!request.actor) throw new Error('the hook above lets nobody pass')
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(openStream(request.actor))
    },
  })
  // Endless answers would hold up the drain.
  app.addHook('preClose', async () => {
    for (const stream of open.keys()) stream.end()
  })
}
