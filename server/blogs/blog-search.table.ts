import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { BLOG_CATEGORIES } from '#domain/blogs/categories.ts'
import { tsvector } from '../db/columns.ts'
import { blogs } from './blogs.table.ts'

/** A `tsquery` as text; empty when nothing searchable was typed. */
export type Words = string

/**
 * The search data of each article, written by a trigger. A separate table keeps its rows short, and a counted view does
 * not update the index of words.
 */
export const blogSearch = pgTable(
  'blog_search',
  {
    blog_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    author_id: bigint({ mode: 'number' }),
    category: text({ enum: BLOG_CATEGORIES }).notNull(),
    is_published: boolean().notNull(),
    content_text: text().notNull(),
    /** Title A, summary B, text C, author D, and the block of ids (see the migration). */
    words: tsvector().notNull(),
  },
  (table) => [
    index('blog_search_author_idx').on(table.author_id),
    // New words go straight into the index; otherwise searches would scan the pending ones one by one.
    index('blog_search_words_idx').using('gin', table.words).with({ fastupdate: false }),
  ],
)

/**
 * The words of title and summary of each published article, to find similar ones: comparing the vectors of whole
 * articles would read megabytes per request. Written by the trigger that writes `blog_search`.
 */
export const blogSubjects = pgTable('blog_subjects', {
  blog_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => blogs.id, { onDelete: 'cascade' }),
  category: text({ enum: BLOG_CATEGORIES }).notNull(),
  words: tsvector().notNull(),
})

/** Every word that has ever occurred in a title or an author's name, to correct mistyped words. */
export const blogTitleWords = pgTable('blog_title_words', { word: text().primaryKey() }, (table) => [
  index('blog_title_words_trgm').using('gin', table.word.op('gin_trgm_ops')),
])
