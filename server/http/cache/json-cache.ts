import type { FastifyReply, FastifyRequest } from 'fastify'
import { API_POLICY, commonHeaders } from '../pages/security-headers.ts'
import { type CacheStore, createRenderOnce } from './cache-store.ts'
import type { CacheTag } from './cache-tags.ts'
import { isAnonymousRead } from './cacheable.ts'
import { type CachedResponse, sendCached, toCached } from './cached-response.ts'

/** The response of a handler. */
interface FreshJson {
  json: string
  tags: CacheTag[]
  version: string | undefined
  onRead: CachedResponse['onRead']
}

export type JsonCache = ReturnType<typeof createJsonCache>

/** API responses that are the same for every anonymous caller. */
export function createJsonCache(store: CacheStore, siteUrl: string) {
  const headers = {
    ...commonHeaders(siteUrl),
    'content-security-policy': API_POLICY,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, authorization',
  }
  const renderOnce = createRenderOnce<FreshJson>(store, ({ json, tags, ...rest }) =>
    toCached({ headers, body: Buffer.from(json), tags: new Set(tags), ...rest }),
  )
  return {
    isFor: (request: FastifyRequest) => isAnonymousRead(request) && store.isEnabled(),
    /** Creates a response once for all simultaneous callers, caches it and sends it. */
    async send(request: FastifyRequest, reply: FastifyReply, make: () => Promise<FreshJson>): Promise<FastifyReply> {
      const { fresh, cached } = await renderOnce(request.url, make)
      return cached ? sendCached(cached, request, reply) : reply.headers(headers).send(fresh.json)
    },
    /** Records that a public response was created for this request. */
    recordMiss(request: FastifyRequest): void {
      if (isAnonymousRead(request)) store.recordLookup(false)
    },
  }
}
