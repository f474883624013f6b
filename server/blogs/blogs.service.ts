import type { Blog, BlogQuery, BlogStats, MyBlogQuery, RelatedBlogs } from '#domain/blogs/blogs.schema.ts'
import { SEARCH_COUNT_MAX } from '#domain/http/search.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { notFound, requirePage } from '../errors.ts'
import { correctWords, findMatches, ownMatching, readWords, sortMatches } from './blog-search.queries.ts'
import {
  type BlogRow,
  countBlogs,
  filtersOf,
  findBlog,
  listByIds,
  listPublished,
  listStored,
  statsOf,
} from './blogs.queries.ts'
import { blogs, isPublished } from './blogs.table.ts'
import { findRelated } from './related.queries.ts'
import { toPublicBlog } from './text/blog-pictures.service.ts'
import { toBlogItem } from './to-blog.ts'

export { listAuthors, listNewestTexts, listPublishedTitles } from './blogs.queries.ts'

/** For the sitemap. */
export const PUBLISHED_ROWS = { from: blogs, id: blogs.id, where: isPublished, changedAt: blogs.updated_at }

/** Published articles only, whatever status the query names. */
export async function listBlogs(db: Database, query: BlogQuery) {
  if (query.search) {
    const { count, ids } = await searchBlogs(db, query, query.search)
    return { count, results: (await listByIds(db, ids)).map(toBlogItem) }
  }
  const { ordering = '-created_at', page, page_size: limit } = query
  const slice = { ordering, limit, offset: (page - 1) * limit }
  const [count, rows] = await Promise.all([
    countBlogs(db, { ...query, status: 'published' }),
    listPublished(db, query, slice),
  ])
  requirePage(query, count)
  return { count, results: rows.map(toBlogItem) }
}

export function mayEdit(actor: Actor | null, authorId: number | null): boolean {
  return actor !== null && (actor.role === 'admin' || (actor.role === 'dietitian' && actor.id === authorId))
}

/** @throws not found unless the caller may edit the article */
export async function requireEditor(db: Database, actor: Actor, id: number): Promise<void> {
  const blog = await findBlog(db, id)
  if (!blog || !mayEdit(actor, blog.author_id)) throw notFound()
}

/** Includes an author who is no longer a dietitian. */
function mayReadDraft(actor: Actor | null, authorId: number | null): boolean {
  return actor !== null && (actor.role === 'admin' || actor.id === authorId)
}

/** @throws not found for another person's draft, because its existence is private */
function requireReadable<Row extends Pick<BlogRow, 'status' | 'author_id'>>(actor: Actor | null, row: Row | null): Row {
  if (!row || (row.status === 'draft' && !mayReadDraft(actor, row.author_id))) throw notFound()
  return row
}

export async function getBlog(db: Database, actor: Actor | null, id: number): Promise<Blog> {
  return toPublicBlog(db, requireReadable(actor, await findBlog(db, id)))
}

export async function getRelated(db: Database, actor: Actor | null, id: number): Promise<RelatedBlogs> {
  const { alike, newest, published, status } = requireReadable(actor, await findRelated(db, id))
  const rows = await listByIds(db, [...alike, ...newest])
  const byId = new Map(rows.map((row) => [row.id, toBlogItem(row)]))
  const itemsOf = (ids: number[]) => ids.flatMap((each) => byId.get(each) ?? [])
  const others = status === 'published' ? published - 1 : published
  return { related: itemsOf(alike), more: itemsOf(newest), category_count: others }
}

async function mineMatching(db: Database, authorId: number, query: MyBlogQuery) {
  const slice = { ordering: query.ordering, limit: query.page_size, offset: (query.page - 1) * query.page_size }
  const own = { author: authorId, category: query.category, status: query.status }
  if (!query.search) {
    const [count, rows] = await Promise.all([countBlogs(db, own), listStored(db, own, slice)])
    return { count, rows }
  }
  for (const read of [readWords, correctWords]) {
    const filter = { ...own, found: ownMatching(authorId, await read(db, query.search)) }
    const count = await countBlogs(db, filter)
    if (count > 0) return { count, rows: await listStored(db, filter, slice) }
  }
  return { count: 0, rows: [] }
}

export async function listMyBlogs(db: Database, actor: Actor, query: MyBlogQuery) {
  const [{ count, rows }, stats] = await Promise.all([mineMatching(db, actor.id, query), statsOf(db, actor.id)])
  requirePage(query, count)
  return { count, results: rows.map(toBlogItem), stats }
}

/** Counts the articles of all authors, including deleted accounts: 0 means all of them. */
export async function countArticles(db: Database): Promise<BlogStats> {
  return statsOf(db, 0)
}

/** One page of published articles, by id; without an ordering the best match comes first. */
async function searchBlogs(db: Database, query: BlogQuery, search: string) {
  const offset = (query.page - 1) * query.page_size
  const end = Math.min(offset + query.page_size, SEARCH_COUNT_MAX)
  const matches = await findMatches(db, query, search, query.ordering ? undefined : end)
  requirePage(query, matches?.count ?? 0)
  if (!matches) return { count: 0, ids: [] }
  const { count, newest, best } = matches
  if (!query.ordering) {
    const ranked = new Set(best)
    return { count, ids: [...best, ...newest.filter((id) => !ranked.has(id))].slice(offset, end) }
  }
  const slice = { ordering: query.ordering, limit: Math.max(0, end - offset), offset }
  return { count, ids: await sortMatches(db, matches, filtersOf(query), slice) }
}
