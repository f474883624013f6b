import { BLOG_ORDERINGS, type BlogOrdering } from '#domain/blogs/blog-rules.ts'
import { BLOG_CATEGORIES, type BlogCategory } from '#domain/blogs/categories.ts'
import { toSearch } from '#domain/http/search.ts'

export interface BlogFilters {
  search: string
  /** In the order of the category list; empty means all. */
  category: readonly BlogCategory[]
  author: number | null
  /** Empty: newest first, or the best match in a search. */
  sort: BlogOrdering | ''
  page: number
}

export const NO_FILTERS: BlogFilters = { search: '', category: [], author: null, sort: '', page: 1 }

const NUMBER = /^[1-9]\d{0,14}$/

function toNumber(value: string | null): number | null {
  return value !== null && NUMBER.test(value) ? Number(value) : null
}

/** The choices in an address, including the format of a plain form: one `category` per ticked box. */
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

/** Always in this order and without the defaults, so that equal choices have equal addresses. */
export function writeFilters({ search, category, author, sort, page }: BlogFilters): URLSearchParams {
  const query = new URLSearchParams()
  const text = toSearch(search)
  if (text !== '') query.set('search', text)
  if (category.length > 0) query.set('category', category.join(','))
  if (author !== null) query.set('author', String(author))
  // Newest first is the default, except in a search, whose default is the best match.
  if (sort !== '' && (sort !== '-created_at' || text !== '')) query.set('sort', sort)
  if (page !== 1) query.set('page', String(page))
  return query
}

export function blogsPath(filters: BlogFilters): string {
  // A comma is valid in a query, and easier to read unescaped.
  const query = writeFilters(filters).toString().replaceAll('%2C', ',')
  return query ? `/blogs?${query}` : '/blogs'
}

/** @returns whether anything but the page is chosen; the heading then says so */
export function isNarrowed({ search, category, author }: BlogFilters): boolean {
  return search !== '' || category.length > 0 || author !== null
}
