import { data } from 'react-router'
import type { Api } from '#domain/api/api.ts'
import type { BlogAuthors, BlogPage } from '#domain/blogs/blogs.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { withDelayedFallback } from '#web/lib/api/delayed-fallback.ts'
import { type BlogFilters, readFilters } from './list-address.ts'

export type Listing =
  | { kind: 'found'; page: BlogPage; authors: BlogAuthors }
  /** A page past the end: the list has become shorter, or the address was typed by hand. */
  | { kind: 'past-end'; authors: BlogAuthors }
  | { kind: 'failed'; message: string; status: number }

interface ListRequest {
  url: URL
  signal: AbortSignal
}

function queryOf({ search, category, author, sort, page }: BlogFilters) {
  return {
    page,
    ...(search ? { search } : {}),
    ...(category.length > 0 ? { category: [...category].sort().join(',') } : {}),
    ...(author === null ? {} : { author }),
    ...(sort ? { ordering: sort } : {}),
  }
}

async function loadListing(api: Api, { url, signal }: ListRequest): Promise<Listing> {
  const authors = api.blogs.authors({ signal })
  // Awaited below, or never if the list itself fails; only the list's error is then reported.
  authors.catch(() => {})
  try {
    const page = await api.blogs.list(queryOf(readFilters(url.searchParams)), { signal })
    return { kind: 'found', page, authors: await authors }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404) return { kind: 'past-end', authors: await authors.catch(() => []) }
    return { kind: 'failed', message: error.message, status: error.status }
  }
}

/** On the server, a listing includes the page's HTTP status. */
export async function loadBlogs(api: Api, request: ListRequest) {
  const listing = await loadListing(api, request)
  if (listing.kind === 'found') return { listing }
  return data({ listing }, { status: listing.kind === 'past-end' ? 404 : Math.max(listing.status, 500) })
}

export async function loadBlogsWithDelayedFallback(api: Api, request: ListRequest) {
  return withDelayedFallback(loadListing(api, request), request.url)
}
