import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ALIVE, ALIVE_EVERY_MS, NOTICES_PATH, STREAM_MS } from '#domain/http/notices.ts'
import type { Actor } from '../context.ts'
import { authenticate } from './auth.ts'
import { callerOf } from './caller.ts'
import { createStreamRoom, type OpenStream } from './stream-room.ts'

const BOUNDS = { perAccount: 10, perAddress: 500, total: 5000 }
/** How long a browser waits before it opens the next stream. */
const REOPEN_MS = 2000

/** `GET …/notices/`: an event stream of what has changed for the caller. Each line says where to look, never what. */
export function noticeRoutes(app: FastifyInstance): void {
  const room = createStreamRoom(BOUNDS)

  /** Whoever was signed out, disabled or given another role meanwhile hears nothing more. */
  async function isStillEntitled({ id, role, session_id }: Actor): Promise<boolean> {
    const actor = await app.accounts.findActor(app.services, { userId: id, sessionId: session_id }).catch(() => null)
    return actor?.role === role
  }

  function openStream(actor: Actor, request: FastifyRequest): PassThrough {
    const stream = new PassThrough()
    const say = (lines: string) => void (stream.writable && stream.write(`${lines}\n\n`))
    const place: OpenStream = {
      account: actor.id,
      address: callerOf(request).address,
      end: () => {
        room.leave(place)
        stream.end()
      },
    }
    room.enter(place)
    const stopHearing = app.services.notices.listen({
      id: actor.id,
      isAdmin: actor.role === 'admin',
      hear: ({ about, id }) => say(`event: ${about}\ndata: ${id}`),
    })
    const heartbeat = setInterval(async () => {
      if (await isStillEntitled(actor)) say(`event: ${ALIVE}\ndata: `)
      else place.end()
    }, ALIVE_EVERY_MS)
    const life = setTimeout(place.end, STREAM_MS)
    stream.once('close', () => {
      stopHearing()
      clearInterval(heartbeat)
      clearTimeout(life)
      room.leave(place)
    })
    say(`retry: ${REOPEN_MS}`)
    return stream
  }

  app.boundPaths.set(NOTICES_PATH, new Set(['GET']))
  app.route({
    method: 'GET',
    url: NOTICES_PATH,
    // A HEAD would hold a stream open that nobody reads.
    exposeHeadRoute: false,
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
        .send(openStream(request.actor, request))
    },
  })
  // Endless answers would hold up the drain.
  app.addHook('preClose', async () => room.endAll())
}
