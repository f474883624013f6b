import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import { SEARCH_COUNT_MAX } from '#domain/http/search.ts'
import type { Database } from '../db/connect.ts'
import { prepared } from '../db/prepared.ts'
import { blogSearch, type Words } from './blog-search.table.ts'
import { blogs, isPublished } from './blogs.table.ts'

/** Typed words beyond these add nothing to the search. */
const GUESSED_MAX = 8
const ALTERNATIVES_MAX = 10
/** Words below this share of the best similarity are left out. */
const ALMOST = 0.75
/** The least similarity of a mistyped word: one or two wrong letters in a word of eight. */
const WORD_LIKENESS = '0.4'

/** Angle brackets would begin a tag, and PostgreSQL reads nothing within some tags. */
const withoutTags = (search: string) => search.replace(/[<>]/g, ' ')

/** The typed words as a query, with quotation marks, `or` and `-`. */
export async function readWords(db: Database, search: string): Promise<Words> {
  const { rows } = await db.execute<{ words: Words }>(sql`
    select websearch_to_tsquery('english', ${withoutTags(search)})::text as words`)
  return rows[0]?.words ?? ''
}

/** A query for each typed word or similar words of titles and authors' names. */
export async function guessWords(db: Database, search: string): Promise<Words> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${WORD_LIKENESS}, true)`)
    return wordsAlike(tx, search)
  })
}

async function wordsAlike(tx: Database, search: string): Promise<Words> {
  const { rows } = await tx.execute<{ words: Words | null }>(sql`
    with typed as (
      select word from unnest(tsvector_to_array(to_tsvector('simple', ${withoutTags(search)}))) as word
      where numnode(plainto_tsquery('english', word)) > 0
      order by length(word) desc, word limit ${GUESSED_MAX}
    ), alike as (
      select typed.word as typed, near.word, near.likeness, max(near.likeness) over (partition by typed.word) as best
      from typed cross join lateral (
        select known.word, similarity(known.word, typed.word) as likeness
        -- Similar as a whole, or containing the typed word.
        from blog_title_words known where known.word % typed.word or known.word %> typed.word
        order by likeness desc, known.word limit ${ALTERNATIVES_MAX}
      ) as near
    ), chosen as (
      select typed, plainto_tsquery('english', word) as query from alike where likeness >= best * ${ALMOST}
      union
      select word, plainto_tsquery('english', word) from typed
    )
    select string_agg(one, ' & ') as words from (
      select '(' || string_agg('(' || query::text || ')', ' | ') || ')' as one
      from chosen where numnode(query) > 0 group by typed
    ) as each`)
  return rows[0]?.words ?? ''
}

/** Only the newest matches are weighed against each other: to rank all of a million would read them all. */
export const RANKED_MAX = 2000

/** Ids are given in the order of writing: the newest have the highest. */
export interface Matches {
  /** At most `SEARCH_COUNT_MAX`, where counting ends. */
  count: number
  newest: number[]
}

const holds = (words: Words) => sql`${blogSearch.words} @@ ${words}::tsquery`

interface SearchFilter {
  category?: readonly BlogCategory[] | undefined
  author?: number | undefined
  /** Drafts and deleted ones too. */
  isAdmin?: boolean
}

function findable(words: Words, { category, author, isAdmin = false }: SearchFilter): SQL | undefined {
  return and(
    isAdmin ? undefined : eq(blogSearch.is_published, true),
    holds(words),
    category ? inArray(blogSearch.category, [...category]) : undefined,
    author === undefined ? undefined : eq(blogSearch.author_id, author),
  )
}

/** Only in title, summary and text: the name of their author is in all articles of one. */
const withoutName = (words: Words): Words => words.replace(/'(?:[^']|'')+'/g, '$&:ABC')

/** Narrows a list of articles to those of an author that hold the words. */
export function ownMatching(authorId: number, words: Words): SQL {
  return sql`${blogs.id} in (select ${blogSearch.blog_id} from ${blogSearch}
    where ${blogSearch.author_id} = ${authorId} and ${holds(withoutName(words))})`
}

/** The planner takes reading a vector, which is stored out of line, for as cheap as reading a number. */
async function inTheIndexOfWords<T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
        set_config('max_parallel_workers_per_gather', '0', true)`)
    return read(tx)
  })
}

async function newestOf(db: Database, where: SQL | undefined, limit: number): Promise<Matches> {
  const found = db.select({ id: blogSearch.blog_id }).from(blogSearch).where(where).as('found')
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      newest: sql<number[] | null>`to_json((array_agg(${found.id} order by ${found.id} desc))[1:${limit}::int])`,
    })
    .from(found)
  return { count: row?.count ?? 0, newest: row?.newest ?? [] }
}

/** The newest block of ids and the one before it, as the vectors hold them; null when there are no others. */
async function newestBlocks(db: Database): Promise<Words | null> {
  const { rows } = await db.execute<{ block: number | null }>(sql`select max(blog_id) >> 15 as block from blog_search`)
  const block = rows[0]?.block ?? 0
  return block < 2 ? null : `('~${block}' | '~${block - 1}')`
}

/**
 * How many articles hold the words, and the newest `limit` of them. What is everywhere is found in the newest blocks
 * alone; what is rarer is read whole, being little.
 */
export async function findMatches(db: Database, filter: SearchFilter, words: Words, limit: number): Promise<Matches> {
  const blocks = await newestBlocks(db)
  return inTheIndexOfWords(db, async (tx) => {
    const all = findable(words, filter)
    if (blocks) {
      const recent = await newestOf(tx, findable(`(${words}) & ${blocks}`, filter), limit)
      if (recent.count >= SEARCH_COUNT_MAX) return { ...recent, count: SEARCH_COUNT_MAX }
      if (recent.count >= limit) {
        const some = tx
          .select({ one: sql`1`.as('one') })
          .from(blogSearch)
          .where(all)
          .limit(SEARCH_COUNT_MAX)
        return { ...recent, count: await tx.$count(some.as('some')) }
      }
    }
    const { count, newest } = await newestOf(tx, all, limit)
    return { count: Math.min(count, SEARCH_COUNT_MAX), newest }
  })
}

interface SortedSlice {
  order: SQL[]
  limit: number
  offset: number
}

async function idsOf(db: Database, where: SQL | undefined, { order, limit, offset }: SortedSlice): Promise<number[]> {
  const rows = await db
    .select({ id: blogs.id })
    .from(blogs)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return rows.map((row) => row.id)
}

const ranked = prepared((db) =>
  db
    .select({ id: blogSearch.blog_id })
    .from(blogSearch)
    .where(sql`${blogSearch.blog_id} = any(${sql.placeholder('ids')}::bigint[])`)
    .orderBy(desc(sql`ts_rank_cd(${blogSearch.words}, ${sql.placeholder('words')}::tsquery)`), desc(blogSearch.blog_id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
)

/** One page of these ids, best match first. */
export async function rankMatches(
  db: Database,
  ids: readonly number[],
  words: Words,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const rows = await ranked(db).execute({ ids, words, limit, offset })
  return rows.map((row) => row.id)
}

/** One page of these ids in an order that the reader has chosen. */
export async function sortMatches(db: Database, ids: readonly number[], slice: SortedSlice): Promise<number[]> {
  return idsOf(db, sql`${blogs.id} = any(${sql.param(ids)}::bigint[])`, slice)
}

/** The same of matches too many to name: read in the chosen order until the page is full. */
export async function sortAllMatches(db: Database, filters: SQL | undefined, words: Words, slice: SortedSlice) {
  const itsWords = sql`(select ${blogSearch.words} from ${blogSearch} where ${blogSearch.blog_id} = ${blogs.id})`
  return idsOf(db, and(isPublished, filters, sql`${itsWords} @@ ${words}::tsquery`), slice)
}
