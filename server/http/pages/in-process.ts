import type { FastifyInstance } from 'fastify'
import { type Api, createApi } from '#domain/http/api.ts'
import type { ContentKey } from '../kept/content-keys.ts'
import { IN_PROCESS_HEADER, IN_PROCESS_SECRET, SHOWN_HEADER } from './is-in-process.ts'

/** What a rendering reads. */
export interface Shown {
  keys: Set<ContentKey>
  /** Nothing failed that may succeed the next time: a page may stand without a part, but is not kept so. */
  isWhole: boolean
}

/** The API without a socket, for the loaders of one rendering; notes what the page will show. */
export function inProcessApi(app: FastifyInstance, read: Shown): Api {
  return createApi(async ({ method, url, headers }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...headers, [IN_PROCESS_HEADER]: IN_PROCESS_SECRET },
    })
    const shown = answer.headers[SHOWN_HEADER]
    if (typeof shown === 'string') for (const key of shown.split(' ')) read.keys.add(key)
    if (answer.statusCode >= 500) read.isWhole = false
    return { status: answer.statusCode, statusText: answer.statusMessage, text: answer.payload }
  })
}
