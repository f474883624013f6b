import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'

const AI = 'ai'
const BLOGS = 'blogs'

const DRAFTS_SHOWN = 10

export const aiStatus = queryOptions({
  queryKey: [AI, 'status'],
  queryFn: ({ signal }) => api.ai.status({ signal }),
  refetchOnMount: 'always',
})

/** Today's ideas. */
export const aiIdeas = queryOptions({
  queryKey: [AI, 'ideas'],
  queryFn: ({ signal }) => api.ai.ideas({ signal }),
})

export const drafts = queryOptions({
  queryKey: [BLOGS, 'mine', 'drafts'],
  queryFn: ({ signal }) => api.blogs.listMine({ status: 'draft', page_size: DRAFTS_SHOWN }, { signal }),
  refetchOnMount: 'always',
})

/** After a call that may have created or changed an article. */
export async function invalidateAiAndBlogs(queries: QueryClient) {
  await Promise.all([AI, BLOGS].map((key) => queries.invalidateQueries({ queryKey: [key] })))
}

/** After a call that changed no article. */
export function invalidateAiStatus(queries: QueryClient) {
  return queries.invalidateQueries({ queryKey: [AI] })
}
