import { and, desc, eq, ne, or, sql } from 'drizzle-orm'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import type { Database } from '../db/connect.ts'
import { prepared } from '../db/prepared.ts'
import { blogSearch, blogSubjects } from './blog-search.table.ts'

/** Enough words of title and summary to identify a subject; with more, every article matches. */
const WORDS_MAX = 12
/** Only the newest articles that share a word or the category are compared. */
const COMPARED_MAX = 200
const RELATED_MAX = 4

/** The most frequent words of title and summary; any of them makes another article a candidate. */
const queryOf = sql`
  (select coalesce(string_agg(quote_literal(lexeme), ' | '), '')::tsquery
   from (
     select lexeme
     from ${blogSearch}, unnest(ts_filter(${blogSearch.words}, '{a,b}')) as word (lexeme, positions, weights)
     where ${blogSearch.blog_id} = ${sql.placeholder('id')} and length(lexeme) > 2
     order by array_length(positions, 1) desc, length(lexeme) desc
     limit ${sql.raw(String(WORDS_MAX))}
   ) as words)`

const alike = prepared((db) => {
  const category = sql.placeholder('category')
  const own = db
    .$with('own')
    .as(db.select({ query: sql`query`.as('query') }).from(sql`(select ${queryOf}) as own (query)`))
  const compared = db
    .select({ id: blogSubjects.blog_id, words: blogSubjects.words, category: blogSubjects.category })
    .from(blogSubjects)
    .where(
      and(
        ne(blogSubjects.blog_id, sql.placeholder('id')),
        or(eq(blogSubjects.category, category), sql`${blogSubjects.words} @@ (select query from own)`),
      ),
    )
    .orderBy(desc(blogSubjects.blog_id))
    .limit(COMPARED_MAX)
    .as('compared')
  const likeness = sql`ts_rank(${compared.words}, (select query from own))`
  return db
    .with(own)
    .select({ id: compared.id })
    .from(compared)
    .orderBy(
      desc(sql`${likeness} * case when ${compared.category} = ${category} then 1.5 else 1 end`),
      desc(compared.id),
    )
    .limit(RELATED_MAX)
}, 'articles alike')

/** Ids of the published articles whose title and summary have the most similar words; the same category weighs more. */
export async function rankAlike(db: Database, { id, category }: { id: number; category: BlogCategory }) {
  const rows = await alike(db).execute({ id, category })
  return rows.map((row) => row.id)
}
