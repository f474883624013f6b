import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { addressKey } from '../../infra/networks.ts'
import type { CacheStore } from './cache-store.ts'
import { isAnonymousRead } from './cacheable.ts'
import { type CachedResponse, sendCached, writeCached } from './cached-response.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Answers from the cache before any more expensive work. */
export function serveCached(app: FastifyInstance, store: CacheStore): void {
  app.addHook('onRequest', (request, reply, done) => {
    const cached = isAnonymousRead(request) ? store.get(request.url) : undefined
    if (!cached) return done()
    request.isFromMemory = true
    store.recordLookup(true)
    sendCached(cached, request, reply)
  })
}

/**
 * Answers from the cache before the framework handles the request: routing and hooks take longer than the response
 * itself. Limits, request ids, metrics and views are the same on both paths. Not used behind a proxy, where the
 * framework determines the caller's address.
 */
export function addFastPath(app: FastifyInstance, store: CacheStore): void {
  const { server } = app
  const { limits } = app.services
  const [handle] = server.listeners('request') as Handler[]
  if (!handle) throw new Error('the framework does not listen for requests')

  function send(cached: CachedResponse, request: IncomingMessage, response: ServerResponse, address: string): void {
    const requestId = randomUUID()
    store.recordLookup(true)
    writeCached(cached, requestId, address, request, response)
    app.recordCachedResponse(cached, request, response.statusCode, requestId)
  }

  function find({ method, url = '', headers }: IncomingMessage): CachedResponse | undefined {
    // During a drain the framework closes each connection after its response.
    return isAnonymousRead({ method, headers }) && server.listening ? store.get(url) : undefined
  }

  /** @returns true if the limit of reads is exceeded, so that the framework must answer with the error */
  function isOverLimit(address: string): boolean | Promise<boolean> {
    try {
      const pending = limits.takeInMemory('reads', addressKey(address))
      // With workers, the primary counts.
      return pending ? pending.then(() => false).catch(() => true) : false
    } catch {
      return true
    }
  }

  server.removeListener('request', handle)
  server.on('request', (request, response) => {
    const cached = find(request)
    const address = request.socket.remoteAddress ?? ''
    const answer = (isPassedOn: boolean) => {
      if (cached && !isPassedOn) send(cached, request, response, address)
      else handle(request, response)
    }
    const isPassedOn = cached === undefined || isOverLimit(address)
    if (typeof isPassedOn === 'boolean') answer(isPassedOn)
    else isPassedOn.then(answer).catch(() => response.destroy())
  })
}
