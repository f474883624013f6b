import type { FastifyInstance } from 'fastify'
import { type Api, createApi } from '#domain/api/api.ts'
import type { Endpoint } from '#domain/http/endpoint.ts'
import { notFound } from '../errors.ts'
import { currentRequestId } from '../infra/request-context.ts'
import type { CacheTag } from './cache/cache-tags.ts'
import { toFailure } from './error-handler.ts'

/** What a page that is being rendered has read from the API. */
export interface Rendering {
  tags: Set<CacheTag>
  /** No call has failed that may succeed the next time: a page may be shown without a part, but is not cached so. */
  isComplete: boolean
}

/** Answers a call with JSON, by the same handler and schemas as over HTTP. @throws AppError */
export type PublicAnswer = (url: string, rendering: Rendering) => Promise<string>

declare module 'fastify' {
  interface FastifyInstance {
    /** Of each endpoint that everybody may read. */
    publicAnswers: Map<Endpoint, PublicAnswer>
  }
}

/** The API without HTTP, for the loaders of one rendering: what everybody may read, and nothing else. */
export function inProcessApi({ publicAnswers, log }: FastifyInstance, rendering: Rendering): Api {
  return createApi(async ({ url }, endpoint) => {
    try {
      const answer = publicAnswers.get(endpoint)
      if (!answer) throw notFound()
      return { status: 200, statusText: '', text: await answer(url, rendering) }
    } catch (error) {
      const { status, body } = toFailure(error, { log, id: currentRequestId() ?? '' })
      if (status >= 500) rendering.isComplete = false
      return { status, statusText: '', text: JSON.stringify(body) }
    }
  })
}
