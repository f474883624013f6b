import { sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'

/** All articles of the author, including those that will be kept. */
export async function listArticles(tx: Database, authorId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`select id from blogs where author_id = ${authorId}`)
  return rows.map(({ id }) => Number(id))
}

/**
 * Erases drafts, deleted articles and all versions; published articles too, unless they are kept without their author.
 */
export async function eraseArticles(tx: Database, authorId: number, retainsPublished: boolean): Promise<void> {
  await tx.execute(sql`
    delete from blogs where author_id = ${authorId}
      and (not ${retainsPublished} or status = 'draft' or deleted_at is not null)`)
  await tx.execute(sql`
    delete from blog_versions where blog_id in (select id from blogs where author_id = ${authorId})`)
  // The version that was reviewed may be an earlier one, and comments are addressed to the author.
  await tx.execute(sql`
    update medical_reviews set reviewed_text = '', comments = '[]'
    where blog_id in (select id from blogs where author_id = ${authorId})`)
  await tx.execute(sql`update blogs set author_id = null, creation_key = null where author_id = ${authorId}`)
}

/** The words of a person's name and titles that are stored to correct mistyped searches. */
export async function listSearchWords(tx: Database, userId: number, names: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ word: string }>(sql`
    with texts (text) as (
      select ${names.join(' ')} union select title from blogs where author_id = ${userId}
      union select v.title from blog_versions v join blogs b on b.id = v.blog_id where b.author_id = ${userId}
    )
    select distinct unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', text))) as word from texts`)
  return rows.map(({ word }) => word)
}

/** Keeps words that another title or author has. */
export async function deleteSearchWords(tx: Database, words: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from blog_title_words w
    using unnest(${sql.param([...words])}::text[]) as own (word)
    where w.word = own.word
      and not exists (
        select from blog_search s where s.words @@ to_tsquery('pg_catalog.english', quote_literal(own.word) || ':AD')
      )`)
}
