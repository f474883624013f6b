import type { BlogQuery } from '#domain/blogs/blogs.schema.ts'
import { SEARCH_COUNT_MAX } from '#domain/http/search.ts'
import type { Database } from '../db/connect.ts'
import { requirePage } from '../errors.ts'
import { findMatches, sortAllMatches, sortMatches } from './blog-search.queries.ts'
import { filtersOf, ORDER } from './blogs.queries.ts'

/** One page of published articles, by id; without an ordering the best match comes first. */
export async function searchBlogs(db: Database, query: BlogQuery, search: string) {
  const offset = (query.page - 1) * query.page_size
  const end = Math.min(offset + query.page_size, SEARCH_COUNT_MAX)
  const matches = await findMatches(db, query, search, {
    limit: query.ordering ? SEARCH_COUNT_MAX : end,
    isRanked: !query.ordering,
  })
  requirePage(query, matches?.count ?? 0)
  if (!matches) return { count: 0, ids: [] }
  const { count, words, newest, best } = matches
  if (!query.ordering) {
    const compared = new Set(best)
    return { count, ids: [...best, ...newest.filter((id) => !compared.has(id))].slice(offset, end) }
  }
  const slice = { order: ORDER[query.ordering], limit: Math.max(0, end - offset), offset }
  const ids =
    count < SEARCH_COUNT_MAX
      ? await sortMatches(db, newest, slice)
      : await sortAllMatches(db, filtersOf(query), words, slice)
  return { count, ids }
}
