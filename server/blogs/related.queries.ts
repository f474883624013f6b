import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { blogs, isPublished } from './blogs.table.ts'

/** Enough words of the title and summary to tell a subject; more make every article a match. */
const WORDS_MAX = 12
/** The newest articles that share a word are compared; the rest of a large stock is not read. */
const COMPARED_MAX = 500

/** Words in the order of their weight in the article; any of them makes another article a candidate. */
const wordsOf = (id: number) => sql`
  (select string_agg(quote_literal(lexeme), ' | ')::tsquery
   from (
     select lexeme from blogs b, unnest(ts_filter(b.search, '{a,b}')) as word (lexeme, positions, weights)
     where b.id = ${id} and length(lexeme) > 2
     order by array_length(positions, 1) desc, length(lexeme) desc
     limit ${WORDS_MAX}
   ) as words)`

/** Ids of the published articles most like this one by their words, those of its category first among equals. */
export async function rankAlike(
  db: Database,
  { id, category }: { id: number; category: string },
  limit: number,
): Promise<number[]> {
  const words = wordsOf(id)
  const compared = db
    .select({ id: blogs.id, search: blogs.search, category: blogs.category, created_at: blogs.created_at })
    .from(blogs)
    .where(
      and(
        isPublished,
        ne(blogs.id, id),
        sql`(${blogs.search} @@ ${words} or ${eq(blogs.category, category as never)})`,
      ),
    )
    .orderBy(desc(blogs.created_at), desc(blogs.id))
    .limit(COMPARED_MAX)
    .as('compared')
  const rows = await db
    .select({ id: compared.id })
    .from(compared)
    .orderBy(
      desc(
        sql`ts_rank(${compared.search}, coalesce(${words}, ''::tsquery)) * case when ${compared.category} = ${category} then 1.5 else 1 end`,
      ),
      desc(compared.created_at),
      desc(compared.id),
    )
    .limit(limit)
  return rows.map((row) => row.id)
}
