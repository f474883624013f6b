import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { BLOG_ORDERING_LABELS, MY_BLOG_ORDERINGS } from '#domain/blogs/blog-rules.ts'
import { BLOG_CATEGORIES, BLOG_CATEGORY_LABELS } from '#domain/blogs/categories.ts'
import { api } from '#web/lib/api/api.ts'
import { choice, type Filters, filterCodec, number, text, toQuery } from '../list/filter-codec.ts'

const ARTICLES = 'admin-articles'
export const ARTICLES_PER_PAGE = 20
export const ARTICLES_PATH = '/admin/articles'

export const STATUS_CHOICES = [
  ['', 'All but deleted'],
  ['published', 'Published'],
  ['draft', 'Drafts'],
  ['deleted', 'Deleted'],
] as const
export const CATEGORY_CHOICES = [
  ['', 'All categories'],
  ...BLOG_CATEGORIES.map((category) => [category, BLOG_CATEGORY_LABELS[category]] as const),
] as const
export const ORDER_CHOICES = MY_BLOG_ORDERINGS.map(
  (ordering, at) => [at === 0 ? '' : ordering, BLOG_ORDERING_LABELS[ordering]] as const,
)

export const ARTICLE_FILTERS = filterCodec({
  search: text,
  status: choice(['published', 'draft', 'deleted']),
  category: choice(BLOG_CATEGORIES),
  author: number,
  ordering: choice(MY_BLOG_ORDERINGS.slice(1), MY_BLOG_ORDERINGS[0]),
})
export type ArticleFilters = Filters<'search' | 'status' | 'category' | 'author' | 'ordering'>

type ListQuery = NonNullable<Parameters<typeof api.blogs.listAll>[0]>

/** The codec has let nothing pass that the API does not know. */
function toArticleQuery(filters: ArticleFilters): ListQuery {
  const { status, ...rest } = toQuery(filters)
  const statusLabel = status === 'deleted' ? { deleted: 'true' } : status ? { status } : {}
  return { ...rest, ...statusLabel, page: filters.page, page_size: ARTICLES_PER_PAGE } as ListQuery
}

export function articleList(filters: ArticleFilters) {
  return queryOptions({
    queryKey: [ARTICLES, 'list', filters],
    queryFn: ({ signal }) => api.blogs.listAll(toArticleQuery(filters), { signal }),
    placeholderData: keepPreviousData,
    // Whoever comes from the editor wants to see what was written there.
    refetchOnMount: 'always',
  })
}

/** Everybody with published articles; the list's own names lead to the others. */
export const articleAuthors = queryOptions({
  queryKey: [ARTICLES, 'authors'],
  queryFn: ({ signal }) => api.blogs.authors({ signal }),
})
