import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { prepared } from '../db/prepared.ts'
import { blogs } from './blogs.table.ts'

/** Enough words of title and summary to identify a subject; with more, every article matches. */
const WORDS_MAX = sql.raw('12')
/** Only the newest articles that share a word or the category are compared. */
const COMPARED_MAX = sql.raw('100')
const RELATED_MAX = sql.raw('4')

// Drizzle omits the table of a column in a statement with one table, so names are written in full.

/** The most frequent words of title and summary; any of them makes another article a candidate. */
const OWN_WORDS = sql`
  (select coalesce(string_agg(quote_literal(lexeme), ' | '), '')::tsquery as query
   from (
     select lexeme
     from blog_search, unnest(ts_filter(words, '{a,b}')) as word (lexeme, positions, weights)
     where blog_id = blogs.id and length(lexeme) > 2
     order by array_length(positions, 1) desc, length(lexeme) desc
     limit ${WORDS_MAX}
   ) as words)`

const ALIKE = sql<string[]>`array(
  select blog_id
  from (
    select other.blog_id, other.category, other.words, own.query
    from ${OWN_WORDS} as own, blog_subjects as other
    where other.blog_id <> blogs.id and (other.category = blogs.category or other.words @@ own.query)
    order by other.blog_id desc
    limit ${COMPARED_MAX}
  ) as compared
  order by ts_rank(words, query) * case when category = blogs.category then 1.5 else 1 end desc, blog_id desc
  limit ${RELATED_MAX})`

const NEWEST_OF_CATEGORY = sql<string[]>`array(
  select other.id
  from blogs as other
  where other.status = 'published' and other.deleted_at is null
    and other.category = blogs.category and other.id <> blogs.id
  order by other.created_at desc, other.id desc
  limit ${RELATED_MAX})`

const PUBLISHED_IN_CATEGORY = sql<number>`(
  select coalesce(sum(articles), 0)::int
  from blog_counts
  where author_id = 0 and status = 'published' and category = blogs.category)`

const relatedTo = prepared(
  (db) =>
    db
      .select({
        status: blogs.status,
        author_id: blogs.author_id,
        alike: ALIKE,
        newest: NEWEST_OF_CATEGORY,
        published: PUBLISHED_IN_CATEGORY,
      })
      .from(blogs)
      .where(and(eq(blogs.id, sql.placeholder('id')), isNull(blogs.deleted_at))),
  'related articles',
)

/**
 * Finds the ids of the published articles with the most similar words in title and summary (the same category weighs
 * more), the newest others of the category, and the number published in it, together with the fields that decide who
 * may read the article.
 */
export async function findRelated(db: Database, id: number) {
  const [row] = await relatedTo(db).execute({ id })
  return row ? { ...row, alike: row.alike.map(Number), newest: row.newest.map(Number) } : null
}
