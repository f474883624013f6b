import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { type Api, createApi } from '#domain/api/api.ts'
import type { CacheTag } from './cache/cache-tags.ts'

/** What a page that is being rendered has read from the API. */
export interface Rendering {
  tags: Set<CacheTag>
  /** No call has failed that may succeed the next time: a page may be shown without a part, but is not cached so. */
  isComplete: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the page whose loader makes this call in process; null for requests from outside. */
    rendering: Rendering | null
  }
}

const renderings = new AsyncLocalStorage<Rendering>()

export const isInProcess = () => renderings.getStore() !== undefined

/** Before any other hook: the only place that distinguishes in-process calls from requests. */
export function markInProcessCalls(app: FastifyInstance): void {
  app.decorateRequest('rendering', null)
  app.addHook('onRequest', (request, _reply, done) => {
    request.rendering = renderings.getStore() ?? null
    done()
  })
}

/** The API without a socket, for the loaders of one rendering. */
export function inProcessApi(app: FastifyInstance, rendering: Rendering): Api {
  return createApi(({ method, url, headers }) =>
    renderings.run(rendering, async () => {
      const answer = await app.inject({ method: method as 'GET', url, headers: { ...headers } })
      if (answer.statusCode >= 500) rendering.isComplete = false
      return { status: answer.statusCode, statusText: answer.statusMessage, text: answer.payload }
    }),
  )
}
