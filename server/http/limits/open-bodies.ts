import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors.ts'
import { addressKey } from '../../infra/networks.ts'
import { rejectBrokenRequest } from '../error-handler.ts'
import type { ServerLimits } from './server-limits.ts'

const TOO_MANY = 'Too many requests from your network are still being sent. Try again in a few seconds.'
const RETRY_SECONDS = 10

interface Body {
  request: IncomingMessage
  since: number
  /** Bytes received on the connection when the body began. */
  bytesBefore: number
}

/** True if a request announces a body. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Injected calls have no connection and do not report completeness: their bodies are complete from the start. */
const isOpen = ({ request }: Body) => request.complete === false && !request.destroyed

/** A body whose bytes are waiting to be read is not slow; the server is. */
function isTooSlow({ request, since, bytesBefore }: Body, limits: ServerLimits): boolean {
  const pastGrace = performance.now() - since - limits.bodyGraceMs
  if (pastGrace <= 0 || request.readableLength > 0) return false
  return request.socket.bytesRead - bytesBefore < (pastGrace / 1000) * limits.bodyBytesPerSecond
}

/**
 * Limits unfinished bodies: their number per address, and their speed to at least that of a very slow mobile
 * connection.
 */
export function boundBodies(app: FastifyInstance, limits: ServerLimits): void {
  const bodiesByAddress = new Map<string, Set<Body>>()

  function removeEnded(key: string, bodies: Set<Body>): void {
    for (const body of bodies) if (!isOpen(body)) bodies.delete(body)
    if (bodies.size === 0) bodiesByAddress.delete(key)
  }

  const timer = setInterval(() => {
    for (const [key, bodies] of bodiesByAddress) {
      removeEnded(key, bodies)
      const slow = [...bodies].filter((body) => isTooSlow(body, limits))
      for (const { request } of slow) rejectBrokenRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, request.socket)
    }
  }, limits.checkMs)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))

  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) return done()
    const key = addressKey(request.ip)
    const bodies = bodiesByAddress.get(key) ?? new Set()
    if (bodies.size >= limits.bodiesPerAddress) removeEnded(key, bodies)
    if (bodies.size >= limits.bodiesPerAddress) {
      // Otherwise the connection would stay open until the rest of the body arrives.
      reply.header('connection', 'close')
      return done(new AppError('rate_limited', TOO_MANY, { retryAfterSeconds: RETRY_SECONDS }))
    }
    bodies.add({ request: request.raw, since: performance.now(), bytesBefore: request.socket.bytesRead })
    bodiesByAddress.set(key, bodies)
    done()
  })
}
