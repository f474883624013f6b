import {
  BLOG_STATUSES,
  type BlogStatus,
  DEFAULT_BLOG_ORDERING,
  MY_BLOG_ORDERINGS,
  type MyBlogOrdering,
} from '#domain/blogs/blog-rules.ts'
import type { MyBlogQuery } from '#domain/blogs/blogs.schema.ts'
import { countPages } from '#domain/http/page-count.ts'
import { toSearch } from '#domain/http/search.ts'
import type { QueryCodec } from '#web/lib/use-query-params.ts'

export interface MyBlogFilters {
  search: string
  status: BlogStatus | ''
  sort: MyBlogOrdering
  page: number
}

export const NO_FILTERS: MyBlogFilters = { search: '', status: '', sort: DEFAULT_BLOG_ORDERING, page: 1 }

const PAGE_SIZE = 20

/** The filters that an address names; what it does not name, or names wrongly, is the default. */
export function readFilters(address: URLSearchParams): MyBlogFilters {
  const page = address.get('page') ?? ''
  return {
    search: toSearch(address.get('search')),
    status: BLOG_STATUSES.find((status) => status === address.get('status')) ?? NO_FILTERS.status,
    sort: MY_BLOG_ORDERINGS.find((sort) => sort === address.get('sort')) ?? NO_FILTERS.sort,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : NO_FILTERS.page,
  }
}

/** The address of the filters, with the defaults left out. */
export function toAddress({ search, status, sort, page }: MyBlogFilters): URLSearchParams {
  const text = toSearch(search)
  const address = new URLSearchParams()
  if (text !== NO_FILTERS.search) address.set('search', text)
  if (status !== NO_FILTERS.status) address.set('status', status)
  if (sort !== NO_FILTERS.sort) address.set('sort', sort)
  if (page !== NO_FILTERS.page) address.set('page', String(page))
  return address
}

export const FILTERS_IN_ADDRESS: QueryCodec<MyBlogFilters> = { read: readFilters, write: toAddress }

export function toMyBlogQuery({ search, status, sort, page }: MyBlogFilters): Partial<Omit<MyBlogQuery, 'category'>> {
  return {
    ordering: sort,
    page,
    page_size: PAGE_SIZE,
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
  }
}

export function pageCount(count: number): number {
  return Math.max(1, countPages(count, PAGE_SIZE))
}

export function isNarrowed({ search, status }: MyBlogFilters): boolean {
  return search !== NO_FILTERS.search || status !== NO_FILTERS.status
}
