import { and, desc, or, type SQL, sql } from 'drizzle-orm'
import { SEARCH_COUNT_MAX } from '#domain/blogs/blog-rules.ts'
import type { Database } from '../db/connect.ts'
import { containing } from '../db/patterns.ts'
import { blogs, isPublished } from './blogs.table.ts'

/** Only the newest matches are weighed against each other: to rank all of a million would read them all. */
const RANKED_MAX = 2000

/** `words`: the text holds the words in any of their forms; `likeness`: title or author look like what was typed. */
export type SearchMode = 'words' | 'likeness'

const queryOf = (search: string) => sql`websearch_to_tsquery('english', ${search})`

/** Which articles match, in one of the two ways. */
export function matching(search: string, mode: SearchMode): SQL {
  if (mode === 'words') return sql`${blogs.search} @@ ${queryOf(search)}`
  const pattern = containing(search)
  return or(
    sql`${blogs.title} ilike ${pattern}`,
    sql`${blogs.author_name} ilike ${pattern}`,
    sql`${search} <% ${blogs.title}`,
    sql`${search} <% ${blogs.author_name}`,
  ) as SQL
}

/** @returns at most `SEARCH_COUNT_MAX`, where counting ends */
export async function countMatches(
  db: Database,
  filters: SQL | undefined,
  search: string,
  mode: SearchMode,
): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(blogs)
    .where(and(isPublished, filters, matching(search, mode)))
    .limit(SEARCH_COUNT_MAX)
    .as('some')
  return db.$count(some)
}

function likenessOf(search: string): SQL {
  return sql`greatest(word_similarity(${search}, ${blogs.title}), word_similarity(${search}, ${blogs.author_name}))`
}

/** Ids of one page, best match first among the newest `RANKED_MAX`, the older ones behind them by age. */
export async function rankMatches(
  db: Database,
  filters: SQL | undefined,
  search: string,
  { mode, limit, offset }: { mode: SearchMode; limit: number; offset: number },
): Promise<number[]> {
  const newest = db
    .select({
      id: blogs.id,
      created_at: blogs.created_at,
      search: blogs.search,
      likeness: (mode === 'words' ? sql`0` : likenessOf(search)).as('likeness'),
    })
    .from(blogs)
    .where(and(isPublished, filters, matching(search, mode)))
    .orderBy(desc(blogs.created_at), desc(blogs.id))
  if (offset >= RANKED_MAX) return (await newest.limit(limit).offset(offset)).map((row) => row.id)
  const ranked = newest.limit(RANKED_MAX).as('newest')
  const rank = mode === 'words' ? sql`ts_rank_cd(${ranked.search}, ${queryOf(search)})` : sql`${ranked.likeness}`
  const rows = await db
    .select({ id: ranked.id })
    .from(ranked)
    .orderBy(desc(rank), desc(ranked.created_at), desc(ranked.id))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => row.id)
}

/** Ids of one page of matches in an order that the reader has chosen. */
export async function sortMatches(
  db: Database,
  filters: SQL | undefined,
  search: string,
  { mode, order, limit, offset }: { mode: SearchMode; order: SQL[]; limit: number; offset: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: blogs.id })
    .from(blogs)
    .where(and(isPublished, filters, matching(search, mode)))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return rows.map((row) => row.id)
}
