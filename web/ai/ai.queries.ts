import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'

const AI = 'ai'
/** The key of everything that shows articles. */
const BLOGS = 'blogs'

/** Part 2: as many drafts as the Improve tab lists. */
const DRAFTS_SHOWN = 10

export function aiStatus() {
  return queryOptions({
    queryKey: [AI, 'status'],
    queryFn: ({ signal }) => api.ai.status({ signal }),
    refetchOnMount: 'always',
  })
}

export function drafts() {
  return queryOptions({
    queryKey: [BLOGS, 'mine', 'drafts'],
    queryFn: ({ signal }) => api.blogs.listMine({ status: 'draft', page_size: DRAFTS_SHOWN }, { signal }),
    refetchOnMount: 'always',
  })
}

/** A call was made, and perhaps an article: what was known of both is old. */
export async function invalidateAiAndBlogs(queries: QueryClient) {
  await Promise.all([AI, BLOGS].map((key) => queries.invalidateQueries({ queryKey: [key] })))
}

/** A call was made that changes no article. */
export function invalidateAiStatus(queries: QueryClient) {
  return queries.invalidateQueries({ queryKey: [AI] })
}
