import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { api } from '#web/lib/api/api.ts'

/** What each group shows at most. */
const SHOWN = 5

export interface Found {
  words: string
  blogs: { count: number; results: BlogItem[] }
  requests: { count: number; results: ConsultationRequest[] }
}

/** Own articles and requests that hold the words; the server searches both. */
export function consoleSearch(words: string) {
  return queryOptions({
    queryKey: ['console-search', words],
    queryFn: async ({ signal }): Promise<Found> => {
      const query = { search: words, page_size: SHOWN }
      const [blogs, requests] = await Promise.all([
        api.blogs.listMine(query, { signal }),
        api.consultations.list(query, { signal }),
      ])
      return { words, blogs, requests }
    },
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
