import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import type { Words } from './blog-search.table.ts'

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
