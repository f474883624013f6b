import { and, type SQL, sql } from 'drizzle-orm'
import type { BlogOrdering } from '#domain/blogs/blog-rules.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import { SEARCH_COUNT_MAX } from '#domain/http/search.ts'
import { orderOf } from '../db/columns.ts'
import type { Database } from '../db/connect.ts'
import { blogSearch, type Words } from './blog-search.table.ts'
import { blogs, isPublished } from './blogs.table.ts'

/** The number of typed words that the search corrects. */
const CORRECTED_MAX = 8
const ALTERNATIVES_MAX = 10
/** Words with less than this share of the best similarity are left out. */
const BEST_SHARE_MIN = 0.75
/** The minimum similarity of a mistyped word: allows one or two wrong letters in a word of eight. */
const WORD_SIMILARITY_MIN = '0.4'

/** Angle brackets would begin a tag, and PostgreSQL ignores the content of some tags. */
const withoutTags = (search: string) => search.replace(/[<>]/g, ' ')

/** The typed words as a query, with quotation marks, `or` and `-`. */
const typedWords = (search: string) => sql`websearch_to_tsquery('english', ${withoutTags(search)})`

export async function readWords(db: Database, search: string): Promise<Words> {
  const { rows } = await db.execute<{ words: Words }>(sql`select ${typedWords(search)}::text as words`)
  return rows[0]?.words ?? ''
}

/** Corrects typing errors: a query for each typed word or similar words of titles and authors' names. */
export async function correctWords(db: Database, search: string): Promise<Words> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${WORD_SIMILARITY_MIN}, true)`)
    return findSimilarWords(tx, search)
  })
}

async function findSimilarWords(tx: Database, search: string): Promise<Words> {
  const { rows } = await tx.execute<{ words: Words | null }>(sql`
    with typed as (
      select word from unnest(tsvector_to_array(to_tsvector('simple', ${withoutTags(search)}))) as word
      where numnode(plainto_tsquery('english', word)) > 0
      order by length(word) desc, word limit ${CORRECTED_MAX}
    ), alike as (
      select typed.word as typed, near.word, near.likeness, max(near.likeness) over (partition by typed.word) as best
      from typed cross join lateral (
        select known.word, similarity(known.word, typed.word) as likeness
        -- Similar as a whole, or containing the typed word.
        from blog_title_words known where known.word % typed.word or known.word %> typed.word
        order by likeness desc, known.word limit ${ALTERNATIVES_MAX}
      ) as near
    ), chosen as (
      select typed, plainto_tsquery('english', word) as query from alike where likeness >= best * ${BEST_SHARE_MIN}
      union
      select word, plainto_tsquery('english', word) from typed
    )
    select string_agg(one, ' & ') as words from (
      select '(' || string_agg('(' || query::text || ')', ' | ') || ')' as one
      from chosen where numnode(query) > 0 group by typed
    ) as each`)
  return rows[0]?.words ?? ''
}

const containsWords = (words: Words) => sql`${blogSearch.words} @@ ${words}::tsquery`

/** Restricts words to title, summary and text: all articles of one author contain the author's name. */
const withoutName = (words: Words): Words => words.replace(/'(?:[^']|'')+'/g, '$&:ABC')

/** Limits a list to the author's articles that contain the words. */
export function ownMatching(authorId: number, words: Words): SQL {
  return sql`${blogs.id} in (select ${blogSearch.blog_id} from ${blogSearch}
    where ${blogSearch.author_id} = ${authorId} and ${containsWords(withoutName(words))})`
}

interface SearchFilter {
  category?: readonly BlogCategory[] | null | undefined
  author?: number | null | undefined
  /** Includes drafts and deleted articles. */
  isAdmin?: boolean
}

/** Ids increase with time, so the newest articles have the highest. */
type Matches = {
  words: Words
  /** Counted up to `SEARCH_COUNT_MAX`. */
  count: number
  newest: number[]
  /** The best first; empty unless they are ranked. */
  best: number[]
}

/** Once the newest articles have so many matches, no older ones are read, even if a million contain the word. */
const ENOUGH_MATCHES = 1000
/** Only so many of the newest matches are ranked: all matches of a word in less than a tenth of 50,000 articles. */
const RANKED_MAX = 5000

async function findWords(
  db: Database,
  { category = null, author = null, isAdmin = false }: SearchFilter,
  words: SQL,
  rankedTo: number | undefined,
): Promise<Matches | null> {
  const limit = rankedTo ?? SEARCH_COUNT_MAX
  const best = sql`to_json(coalesce(blog_search_best(query, newest[1:${sql.raw(String(RANKED_MAX))}]), '{}'))`
  const { rows } = await db.execute<Matches>(sql`
    select query::text as words, total as count, to_json(newest[1:${limit}::int]) as newest,
      ${rankedTo === undefined ? sql`'[]'::json` : best} as best
    from (select ${words} as query) as typed, blog_search_matches(
      query, ${sql.param(category)}::text[], ${author}::bigint, ${isAdmin}, (select max(${blogSearch.blog_id}) from ${blogSearch}),
      ${Math.max(limit, ENOUGH_MATCHES)}, ${sql.raw(String(SEARCH_COUNT_MAX))})
    where total > 0`)
  return rows[0] ?? null
}

/**
 * Articles with the typed words, or with similar words if none has them: their number, the newest and the best.
 * @param rankedTo ranks the matches, for a page that ends at this one; without it all are listed by age
 */
export async function findMatches(db: Database, filter: SearchFilter, search: string, rankedTo?: number) {
  const typed = await findWords(db, filter, typedWords(search), rankedTo)
  if (typed) return typed
  const similar = await correctWords(db, search)
  return similar ? findWords(db, filter, sql`${similar}::tsquery`, rankedTo) : null
}

/** Limits a list to these articles, the matches of a search. */
export const isAmong = (ids: readonly number[]): SQL => sql`${blogs.id} = any(${sql.param(ids)}::bigint[])`

/**
 * The ids on one page of the matches, in the order the reader has chosen. Too many matches to list are read in that
 * order until the page is full.
 */
export async function sortMatches(
  db: Database,
  { count, newest, words }: Matches,
  filters: SQL | undefined,
  { ordering, limit, offset }: { ordering: BlogOrdering; limit: number; offset: number },
): Promise<number[]> {
  const wordsOfBlog = sql`(select ${blogSearch.words} from ${blogSearch} where ${blogSearch.blog_id} = ${blogs.id})`
  const where =
    count < SEARCH_COUNT_MAX ? isAmong(newest) : and(isPublished, filters, sql`${wordsOfBlog} @@ ${words}::tsquery`)
  const rows = await db
    .select({ id: blogs.id })
    .from(blogs)
    .where(where)
    .orderBy(...orderOf(blogs, ordering))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => row.id)
}
