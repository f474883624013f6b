import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { addressKey } from '../../infra/networks.ts'
import type { CacheStore } from './cache-store.ts'
import { isAnonymousRead } from './cacheable.ts'
import { type CachedResponse, sendCached, writeCached } from './cached-response.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Answers from the cache, before anything that costs more than the answer. */
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
 * Answers from the cache before the framework sees the request: its routing and hooks cost more than the answer. Limits,
 * request ids, metrics and views are the same on both paths. Not behind a proxy, where the framework finds out who calls.
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
    app.recordCachedAnswer(cached, request, response.statusCode, requestId)
  }

  function find({ method, url = '', headers }: IncomingMessage): CachedResponse | undefined {
    // While it drains, the framework ends each connection with its answer.
    return isAnonymousRead({ method, headers }) && server.listening ? store.get(url) : undefined
  }

  /** @returns whether the limit of reads leaves the request to the framework, which answers with the error */
  function isOverLimit(address: string): boolean | Promise<boolean> {
    try {
      const counted = limits.takeInMemory('reads', addressKey(address))
      // With workers, the primary counts.
      return (
        counted?.then(
          () => false,
          () => true,
        ) ?? false
      )
    } catch {
      return true
    }
  }

  server.removeListener('request', handle)
  server.on('request', (request, response) => {
    const cached = find(request)
    const address = request.socket.remoteAddress ?? ''
    const answer = (isLeft: boolean) => {
      if (cached && !isLeft) send(cached, request, response, address)
      else handle(request, response)
    }
    const isLeft = cached === undefined || isOverLimit(address)
    if (typeof isLeft === 'boolean') answer(isLeft)
    else isLeft.then(answer).catch(() => response.destroy())
  })
}
