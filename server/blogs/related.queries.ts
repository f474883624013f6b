import { and, desc, eq, ne, or, sql } from 'drizzle-orm'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import type { Database } from '../db/connect.ts'
import { blogSearch } from './blog-search.table.ts'

/** Enough words of title and summary to identify a subject; with more, every article matches. */
const WORDS_MAX = 12
/** Only the newest articles that share a word are compared. */
const COMPARED_MAX = 500

/** The article's most frequent words; any of them makes another article a candidate. */
const wordsOf = (id: number) => sql`
  (select string_agg(quote_literal(lexeme), ' | ')::tsquery
   from (
     select lexeme from blog_search s, unnest(ts_filter(s.words, '{a,b}')) as word (lexeme, positions, weights)
     where s.blog_id = ${id} and length(lexeme) > 2
     order by array_length(positions, 1) desc, length(lexeme) desc
     limit ${WORDS_MAX}
   ) as words)`

/** Ids of the published articles with the most similar words; the same category weighs more. */
export async function rankAlike(db: Database, { id, category }: { id: number; category: BlogCategory }, limit: number) {
  const words = wordsOf(id)
  const compared = db
    .select({ id: blogSearch.blog_id, words: blogSearch.words, category: blogSearch.category })
    .from(blogSearch)
    .where(
      and(
        eq(blogSearch.is_published, true),
        ne(blogSearch.blog_id, id),
        or(eq(blogSearch.category, category), sql`${blogSearch.words} @@ ${words}`),
      ),
    )
    .orderBy(desc(blogSearch.blog_id))
    .limit(COMPARED_MAX)
    .as('compared')
  const likeness = sql`ts_rank(${compared.words}, coalesce(${words}, ''::tsquery))`
  const rows = await db
    .select({ id: compared.id })
    .from(compared)
    .orderBy(
      desc(sql`${likeness} * case when ${compared.category} = ${category} then 1.5 else 1 end`),
      desc(compared.id),
    )
    .limit(limit)
  return rows.map((row) => row.id)
}
