import type { BlogQuery } from '#domain/blogs/blogs.schema.ts'
import { SEARCH_COUNT_MAX } from '#domain/http/search.ts'
import type { Database } from '../db/connect.ts'
import { requirePage } from '../errors.ts'
import {
  findMatches,
  guessWords,
  RANKED_MAX,
  rankMatches,
  readWords,
  sortAllMatches,
  sortMatches,
} from './blog-search.queries.ts'
import type { Words } from './blog-search.table.ts'
import { filtersOf, ORDER } from './blogs.queries.ts'

/** Searches for the typed words; when no article contains them, for similar known words. */
async function findWords(db: Database, query: BlogQuery, search: string, limit: number) {
  for (const read of [readWords, guessWords]) {
    const words = await read(db, search)
    if (!words) continue
    const matches = await findMatches(db, query, words, limit)
    if (matches.count > 0) return { words, matches }
  }
  return { words: '', matches: { count: 0, newest: [] } }
}

/** Best first among the newest `RANKED_MAX`, the older ones behind them by age. */
async function bestOf(db: Database, newest: number[], words: Words, limit: number, offset: number): Promise<number[]> {
  const ranked = newest.slice(0, RANKED_MAX)
  const best = offset < ranked.length ? await rankMatches(db, ranked, words, { limit, offset }) : []
  return [...best, ...newest.slice(Math.max(RANKED_MAX, offset), offset + limit)]
}

/** One page of published articles, by id; without an ordering the best match comes first. */
export async function searchBlogs(db: Database, query: BlogQuery, search: string) {
  const offset = (query.page - 1) * query.page_size
  const end = Math.min(offset + query.page_size, SEARCH_COUNT_MAX)
  const wanted = query.ordering ? SEARCH_COUNT_MAX : Math.max(RANKED_MAX, end)
  const { words, matches } = await findWords(db, query, search, wanted)
  requirePage(query, matches.count)
  const limit = Math.max(0, end - offset)
  if (matches.count === 0) return { count: 0, ids: [] }
  if (!query.ordering) return { count: matches.count, ids: await bestOf(db, matches.newest, words, limit, offset) }
  const slice = { order: ORDER[query.ordering], limit, offset }
  const ids =
    matches.count < SEARCH_COUNT_MAX
      ? await sortMatches(db, matches.newest, slice)
      : await sortAllMatches(db, filtersOf(query), words, slice)
  return { count: matches.count, ids }
}
