import { BLOG_ORDERINGS, type BlogOrdering } from '#domain/blogs/blog-rules.ts'
import { BLOG_CATEGORIES, type BlogCategory } from '#domain/blogs/categories.ts'
import { toSearch } from '#domain/http/search.ts'

export interface BlogFilters {
  search: string
  /** In the order of the list of categories; none stands for all. */
  category: readonly BlogCategory[]
  author: number | null
  /** Empty: newest first, or while searching the best match. */
  sort: BlogOrdering | ''
  page: number
}

export const NO_FILTERS: BlogFilters = { search: '', category: [], author: null, sort: '', page: 1 }

const NUMBER = /^[1-9]\d{0,14}$/

function toNumber(value: string | null): number | null {
  return value !== null && NUMBER.test(value) ? Number(value) : null
}

/** The choices that an address names, also as a plain form writes them: one `category` for each ticked box. */
export function readFilters(query: URLSearchParams): BlogFilters {
  const named = query.getAll('category').flatMap((value) => value.split(','))
  return {
    search: toSearch(query.get('search')),
    category: BLOG_CATEGORIES.filter((value) => named.includes(value)),
    author: toNumber(query.get('author')),
    sort: BLOG_ORDERINGS.find((value) => value === query.get('sort')) ?? NO_FILTERS.sort,
    page: toNumber(query.get('page')) ?? NO_FILTERS.page,
  }
}

/** Always in this order and without the defaults, so that one choice has one address. */
export function writeFilters({ search, category, author, sort, page }: BlogFilters): URLSearchParams {
  const query = new URLSearchParams()
  const text = toSearch(search)
  if (text !== '') query.set('search', text)
  if (category.length > 0) query.set('category', category.join(','))
  if (author !== null) query.set('author', String(author))
  // Newest first is the default, except where a search would put the best match first.
  if (sort !== '' && (sort !== '-created_at' || text !== '')) query.set('sort', sort)
  if (page !== 1) query.set('page', String(page))
  return query
}

export function blogsPath(filters: BlogFilters): string {
  // A comma is allowed in a query, and reads better as one.
  const query = writeFilters(filters).toString().replaceAll('%2C', ',')
  return query ? `/blogs?${query}` : '/blogs'
}

/** Whether anything but the page is chosen: the heading says so. */
export function isNarrowed({ search, category, author }: BlogFilters): boolean {
  return search !== '' || category.length > 0 || author !== null
}
