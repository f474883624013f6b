import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ALIVE, ALIVE_EVERY_MS, EVENTS_PATH, STREAM_MS } from '#domain/http/live-events.ts'
import type { Actor } from '../context.ts'
import { AppError } from '../errors.ts'
import { authenticate, callerOf } from './caller.ts'

interface Bounds {
  perAccount: number
  /** Many people may share one address: a clinic, or a mobile network. */
  perAddress: number
  total: number
}

const BOUNDS: Bounds = { perAccount: 10, perAddress: 500, total: 5000 }
const FULL_RETRY_SECONDS = 30
/** How long a browser waits before it opens the next stream. */
const REOPEN_MS = 2000

export interface OpenStream {
  account: number
  address: string
  end(): void
}

/** The open streams, within bounds. */
export function createOpenStreams({ perAccount, perAddress, total }: Bounds) {
  const open = new Set<OpenStream>()

  return {
    /**
     * Ends the oldest of too many streams of one account: it may be a connection whose browser is gone. A browser that is
     * still there comes back after a while.
     * @throws unavailable when too many others are open
     */
    add(stream: OpenStream): void {
      const own = [...open].filter(({ account }) => account === stream.account)
      if (own.length >= perAccount) own[0]?.end()
      const sameAddress = [...open].filter(({ address }) => address === stream.address)
      if (open.size >= total || sameAddress.length >= perAddress) {
        throw new AppError('unavailable', 'Too many open streams.', { retryAfterSeconds: FULL_RETRY_SECONDS })
      }
      open.add(stream)
    },
    remove(stream: OpenStream): void {
      open.delete(stream)
    },
    endAll(): void {
      for (const stream of open) stream.end()
    },
  }
}

/** `GET …/notices/`: an event stream of what has changed for the caller. An event names what to load, never its content. */
export function eventRoutes(app: FastifyInstance): void {
  const streams = createOpenStreams(BOUNDS)

  /** Not once the user was signed out, disabled or given another role. */
  async function isStillEntitled({ id, role, session_id }: Actor): Promise<boolean> {
    const actor = await app.accounts.findActor(app.services, { userId: id, sessionId: session_id }).catch(() => null)
    return actor?.role === role
  }

  function openStream(actor: Actor, request: FastifyRequest): PassThrough {
    const stream = new PassThrough()
    const write = (lines: string) => void (stream.writable && stream.write(`${lines}\n\n`))
    const open: OpenStream = {
      account: actor.id,
      address: callerOf(request).address,
      end: () => {
        streams.remove(open)
        stream.end()
      },
    }
    streams.add(open)
    const unsubscribe = app.services.events.subscribe({
      id: actor.id,
      isAdmin: actor.role === 'admin',
      onEvent: ({ about, id }) => write(`event: ${about}\ndata: ${id}`),
    })
    const heartbeat = setInterval(async () => {
      if (await isStillEntitled(actor)) write(`event: ${ALIVE}\ndata: `)
      else open.end()
    }, ALIVE_EVERY_MS)
    const life = setTimeout(open.end, STREAM_MS)
    stream.once('close', () => {
      unsubscribe()
      clearInterval(heartbeat)
      clearTimeout(life)
      streams.remove(open)
    })
    write(`retry: ${REOPEN_MS}`)
    return stream
  }

  app.boundPaths.set(EVENTS_PATH, new Set(['GET']))
  app.route({
    method: 'GET',
    url: EVENTS_PATH,
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
  app.addHook('preClose', async () => streams.endAll())
}
