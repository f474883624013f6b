import type { FastifyInstance } from 'fastify'
import { type Api, createApi } from '#domain/api/api.ts'
import type { Endpoint } from '#domain/http/endpoint.ts'
import { notFound } from '../errors.ts'
import { currentRequestId } from '../infra/request-context.ts'
import type { CacheTag } from './cache/cache-tags.ts'
import { toFailure } from './error-handler.ts'

/** What a page has read from the API while it is rendered. */
export interface Rendering {
  tags: Set<CacheTag>
  /** False if a call failed that may succeed later: the page is then shown without that part, but not cached. */
  isComplete: boolean
}

/** Answers a call with JSON, with the same handler and schemas as over HTTP. @throws AppError */
export type PublicEndpoint = (url: string, rendering: Rendering) => Promise<string>

declare module 'fastify' {
  interface FastifyInstance {
    /** By public endpoint. */
    publicEndpoints: Map<Endpoint, PublicEndpoint>
  }
}

/** The API without HTTP, for the loaders of one rendering: public reads only. */
export function inProcessApi({ publicEndpoints, log }: FastifyInstance, rendering: Rendering): Api {
  return createApi(async ({ url }, endpoint) => {
    try {
      const read = publicEndpoints.get(endpoint)
      if (!read) throw notFound()
      return { status: 200, statusText: '', text: await read(url, rendering) }
    } catch (error) {
      const { status, body } = toFailure(error, { log, id: currentRequestId() ?? '' })
      if (status >= 500) rendering.isComplete = false
      return { status, statusText: '', text: JSON.stringify(body) }
    }
  })
}
