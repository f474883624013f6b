import type { FastifyInstance } from 'fastify'
import { type Api, createApi } from '#domain/http/api.ts'
import type { Topic } from '../bind.ts'
import { IN_PROCESS_HEADER, IN_PROCESS_SECRET } from './is-in-process.ts'

/** Which content a read shows, by the path it goes to. */
function topicOf(path: string): Topic | null {
  if (path.startsWith('/api/adminpanel/blogs/')) return 'blogs'
  return path.startsWith('/api/adminpanel/dietitians/') ? 'dietitians' : null
}

/** The API without a socket, for the loaders of one rendering; notes what the page will show. */
export function inProcessApi(app: FastifyInstance, topics: Set<Topic>): Api {
  return createApi(async ({ method, url, headers }, endpoint) => {
    const topic = topicOf(endpoint.path)
    if (topic) topics.add(topic)
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...headers, [IN_PROCESS_HEADER]: IN_PROCESS_SECRET },
    })
    return { status: answer.statusCode, statusText: answer.statusMessage, text: answer.payload }
  })
}
