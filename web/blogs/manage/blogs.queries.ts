import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { BLOG_STATUSES, DEFAULT_BLOG_ORDERING, MY_BLOG_ORDERINGS } from '#domain/blogs/blog-rules.ts'
import type { BlogItem, BlogStats } from '#domain/blogs/blogs.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { choice, type Filters, filterCodec, text, toPageQuery } from '#web/shell/list/filter-codec.ts'
import { listSource } from '#web/shell/list/use-filtered-list.ts'

/** Saving in the editor invalidates every query under this key. */
const BLOGS = 'blogs'
const STATS = [BLOGS, 'stats']

export type MyBlogFilters = Filters<'search' | 'status' | 'sort'>

export const MY_BLOGS = listSource({
  codec: filterCodec({
    search: text,
    status: choice(BLOG_STATUSES),
    sort: choice(MY_BLOG_ORDERINGS.slice(1), DEFAULT_BLOG_ORDERING),
  }),
  queryKey: [BLOGS, 'mine'],
  load: async ({ sort, ...filters }, { client, signal }) => {
    const ordering = sort || DEFAULT_BLOG_ORDERING
    const page = await api.blogs.listMine(toPageQuery({ ...filters, ordering }), { signal })
    // Every list response also updates the counts in the sidebar.
    client.setQueryData<BlogStats>(STATS, page.stats)
    return page
  },
  // Views change on the server, and a saved article must show after leaving the editor.
  refetchOnMount: 'always',
})

export const RECENT_BLOGS = 5

export const recentBlogs = queryOptions({
  queryKey: [BLOGS, 'mine', 'recent'],
  queryFn: ({ signal }) => api.blogs.listMine({ page_size: RECENT_BLOGS }, { signal }),
  refetchOnMount: 'always',
})

export const weeklyViews = queryOptions({
  queryKey: [BLOGS, 'weekly-views'],
  queryFn: ({ signal }) => api.blogs.weeklyViews({ signal }),
  refetchOnMount: 'always',
})

export const blogStats = queryOptions({
  queryKey: STATS,
  queryFn: async ({ signal }) => (await api.blogs.listMine({ page_size: 1 }, { signal })).stats,
})

export function usePublication() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.blogs.update(id, { status: 'published' }),
    onSettled: () => queries.invalidateQueries({ queryKey: [BLOGS] }),
  })
}

export interface DeletionError {
  blog: BlogItem
  message: string
}

async function deleteEach(blogs: readonly BlogItem[]) {
  const outcomes = await Promise.allSettled(blogs.map(({ id }) => api.blogs.delete(id)))
  const failed = blogs.flatMap((blog, index): DeletionError[] => {
    const outcome = outcomes[index]
    return outcome?.status === 'rejected' ? [{ blog, message: toMessage(outcome.reason) }] : []
  })
  return { deleted: blogs.length - failed.length, failed }
}

function toMessage(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason)
}

/** One request per article, each with its own result. */
export function useDeletion() {
  return useMutation({ mutationFn: deleteEach })
}

/** @param isLeaving true if the screen is about to show another list, which will fetch itself */
export function useInvalidateBlogs() {
  const queries = useQueryClient()
  return (isLeaving: boolean) =>
    queries.invalidateQueries({ queryKey: [BLOGS], refetchType: isLeaving ? 'none' : 'active' })
}
