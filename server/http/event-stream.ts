import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { EVENTS_PATH, HEARTBEAT, HEARTBEAT_MS, STREAM_MS } from '#domain/http/live-events.ts'
import type { Actor } from '../context.ts'
import { createLimiter } from '../infra/limits/limiter.ts'
import { authenticate, callerOf } from './caller.ts'
import { sendEvents } from './responses.ts'

/** Many people may share one address: a clinic, or a mobile network. */
const LIMITS = { concurrent: 5000, perKey: 500 }
const PER_ACCOUNT = 10
const FULL_RETRY_SECONDS = 30
/** How long a browser waits before it reconnects. */
const REOPEN_MS = 2000

/** Tracks the open streams of all accounts and addresses, within limits. */
export function createOpenStreams(limits: { concurrent: number; perKey: number }, perAccount: number) {
  const { acquire } = createLimiter({
    ...limits,
    waiting: 0,
    message: 'Too many open streams.',
    retryAfterSeconds: FULL_RETRY_SECONDS,
  })
  const endsByAccount = new Map<number, Set<() => void>>()

  return {
    /**
     * If an account has too many streams, ends the oldest, whose browser may have disconnected; otherwise it reconnects
     * later.
     * @param end ends the stream
     * @returns a function to call when the stream has ended
     * @throws unavailable if too many streams are open
     */
    add(account: number, address: string, end: () => void): () => void {
      const ends = endsByAccount.get(account) ?? new Set()
      const release = acquire(address)
      const [oldest] = ends
      if (ends.size >= perAccount) oldest?.()
      endsByAccount.set(account, ends.add(end))
      return () => {
        if (!ends.delete(end)) return
        if (ends.size === 0) endsByAccount.delete(account)
        release()
      }
    },
    endAll(): void {
      for (const ends of endsByAccount.values()) for (const end of ends) end()
    },
  }
}

/**
 * `GET …/events/`: an event stream of changes that concern the caller. An event says what to load, never its content.
 */
export function eventRoutes(app: FastifyInstance): void {
  const streams = createOpenStreams(LIMITS, PER_ACCOUNT)

  /** False once the user is signed out, disabled or has another role. */
  async function isStillEntitled({ id, role, session_id }: Actor): Promise<boolean> {
    const actor = await app.accounts.findActor(app.services, { userId: id, sessionId: session_id }).catch(() => null)
    return actor?.role === role
  }

  function openStream(actor: Actor, request: FastifyRequest): PassThrough {
    const stream = new PassThrough()
    const write = (lines: string) => void (stream.writable && stream.write(`${lines}\n\n`))
    const end = () => {
      removeStream()
      stream.end()
    }
    const removeStream = streams.add(actor.id, callerOf(request).address, end)
    const unsubscribe = app.services.events.subscribe({
      id: actor.id,
      isAdmin: actor.role === 'admin',
      onEvent: ({ about, id }) => write(`event: ${about}\ndata: ${id}`),
    })
    const heartbeat = setInterval(async () => {
      if (await isStillEntitled(actor)) write(`event: ${HEARTBEAT}\ndata: `)
      else end()
    }, HEARTBEAT_MS)
    const maxAge = setTimeout(end, STREAM_MS)
    stream.once('close', () => {
      unsubscribe()
      clearInterval(heartbeat)
      clearTimeout(maxAge)
      removeStream()
    })
    write(`retry: ${REOPEN_MS}`)
    return stream
  }

  app.boundPaths.set(EVENTS_PATH, new Set(['GET']))
  app.route({
    method: 'GET',
    url: EVENTS_PATH,
    // A HEAD request would keep an unread stream open.
    exposeHeadRoute: false,
    schema: {
      summary: 'Stream what has changed for you, as events',
      tags: ['events'],
      produces: ['text/event-stream'],
      security: [{ bearer: [] }],
    },
    onRequest: async (request) => {
      request.actor = await authenticate(app.services, request, 'signed-in')
    },
    handler: (request, reply) => {
      if (!request.actor) throw new Error('the hook above lets nobody pass')
      return sendEvents(reply, openStream(request.actor, request))
    },
  })
  // Otherwise the drain would wait for endless responses.
  app.addHook('preClose', async () => streams.endAll())
}
