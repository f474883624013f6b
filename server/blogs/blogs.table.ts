import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { AI_ENGINES } from '#domain/blogs/ai-engines.ts'
import { BLOG_STATUSES } from '#domain/blogs/blog-rules.ts'
import type { WorkingCopyInput } from '#domain/blogs/blogs.schema.ts'
import { BLOG_CATEGORIES } from '#domain/blogs/categories.ts'
import type { ImageSizes } from '#domain/images/image.schema.ts'
import { users } from '../accounts/accounts.table.ts'
import { belongsTo, createdAt, dateTime, id, reference } from '../db/columns.ts'

/** Must match the conditions of the partial indexes literally, or PostgreSQL does not use them. */
export const isPublished = sql`blogs.status = 'published' and blogs.deleted_at is null`
const published = sql`status = 'published' and deleted_at is null`
/**
 * Must match the condition in `isReferenced` of server/images: texts whose pictures the function `picture_hashes`
 * finds.
 */
const hasPictures = sql`content like '%/media/pictures/%'`
const knownStatus = sql`status in ('draft', 'published')`
const knownCategory = sql`category in ('diet', 'fitness', 'yoga', 'mental_health', 'recipes', 'lifestyle')`

const WORDS_OF_BLOG = sql`md5(lower(btrim(regexp_replace(title || ' ' || summary || ' ' || content_text, '[ !-/:-@[-\`{-~]+', ' ', 'g'))))`

/** For an index: the order of `order by … desc`, which sorts nulls first. */
const descending = (column: ExtraConfigColumn) => column.desc().nullsFirst()

/** Articles. `content` is sanitized HTML, `content_text` the same without markup; both are written together. */
export const blogs = pgTable(
  'blogs',
  {
    id: id(),
    author_id: reference().references(() => users.id, { onDelete: 'set null' }),
    /** The author's current name, written by a trigger, so that the search has it next to the text. */
    author_name: text().notNull().default(''),
    title: text().notNull(),
    summary: text().notNull(),
    content: text().notNull(),
    content_text: text().notNull(),
    /** Identifies the words of title, summary and text: markup, punctuation and capitals do not change it. */
    substance: text().notNull().generatedAlwaysAs(WORDS_OF_BLOG),
    category: text({ enum: BLOG_CATEGORIES }).notNull(),
    status: text({ enum: BLOG_STATUSES }).notNull().default('draft'),
    /** Variants of the picture, smallest first; addresses below /media. */
    featured_image: jsonb().$type<ImageSizes>(),
    ai_generated: boolean().notNull().default(false),
    ai_engine: text({ enum: AI_ENGINES }),
    /** True once the author has saved or published the article after an AI wrote it. */
    ai_reviewed: boolean().notNull().default(false),
    read_minutes: integer().notNull(),
    views_count: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: createdAt(),
    published_at: dateTime(),
    deleted_at: dateTime(),
    deleted_by: reference().references(() => users.id, { onDelete: 'set null' }),
    /** Why an admin unpublished it; null once it is published again. */
    unpublished_reason: text(),
    /** A key from the author's browser: creating with the same key again returns the same article. */
    creation_key: uuid(),
  },
  (table) => [
    uniqueIndex('blogs_creation_key').on(table.author_id, table.creation_key).where(sql`creation_key is not null`),
    // The index contains the filtered columns, so that skipping to a page reads no rows.
    index('blogs_newest_idx').on(descending(table.created_at), descending(table.id), table.category).where(published),
    index('blogs_views_idx').on(descending(table.views_count), descending(table.id), table.category).where(published),
    index('blogs_title_idx').on(table.title, table.id, table.category).where(published),
    index('blogs_category_newest_idx')
      .on(table.category, descending(table.created_at), descending(table.id))
      .where(published),
    index('blogs_author_newest_idx').on(table.author_id, descending(table.created_at), descending(table.id)),
    // For authors, who also see drafts.
    index('blogs_author_views_idx')
      .on(table.author_id, descending(table.views_count), descending(table.id))
      .where(sql`deleted_at is null`),
    index('blogs_author_title_idx').on(table.author_id, table.title, table.id).where(sql`deleted_at is null`),
    // For admins, who also see drafts.
    index('blogs_all_newest_idx')
      .on(descending(table.created_at), descending(table.id), table.category, table.status)
      .where(sql`deleted_at is null`),
    index('blogs_all_title_idx').on(table.title, table.id, table.category, table.status).where(sql`deleted_at is null`),
    index('blogs_all_views_idx')
      .on(descending(table.views_count), descending(table.id), table.category, table.status)
      .where(sql`deleted_at is null`),
    index('blogs_published_idx').on(table.published_at).where(published),
    index('blogs_deleted_idx').on(table.deleted_at, table.id).where(sql`deleted_at is not null`),
    index('blogs_deleter_idx').on(table.deleted_by).where(sql`deleted_by is not null`),
    index('blogs_pictures_idx').using('gin', sql`picture_hashes(content)`).where(hasPictures),
    index('blogs_featured_idx')
      .using('gin', sql`picture_hashes(featured_image::text)`)
      .where(sql`featured_image is not null`),
    check('blogs_status_known', knownStatus),
    check('blogs_category_known', knownCategory),
    check('blogs_engine_known', sql`ai_engine in ('built_in', 'model')`),
    check('blogs_reason_of_drafts', sql`unpublished_reason is null or status = 'draft'`),
    check('blogs_views_positive', sql`views_count >= 0`),
  ],
)

/**
 * Number of articles, updated by triggers: counting a million rows takes longer than the page that shows the number.
 */
export const blogCounts = pgTable(
  'blog_counts',
  {
    /** 0 for all authors, including deleted accounts. */
    author_id: bigint({ mode: 'number' }).notNull(),
    category: text({ enum: BLOG_CATEGORIES }).notNull(),
    status: text({ enum: BLOG_STATUSES }).notNull(),
    articles: integer().notNull(),
    views: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.author_id, table.category, table.status] })],
)

/** The last saved versions of each article. */
export const blogVersions = pgTable(
  'blog_versions',
  {
    id: id(),
    blog_id: belongsTo(() => blogs.id),
    title: text().notNull(),
    summary: text().notNull(),
    content: text().notNull(),
    category: text({ enum: BLOG_CATEGORIES }).notNull(),
    status: text({ enum: BLOG_STATUSES }).notNull(),
    saved_by: reference().references(() => users.id, { onDelete: 'set null' }),
    saved_at: createdAt(),
  },
  (table) => [
    index('blog_versions_blog_idx').on(table.blog_id, descending(table.id)),
    index('blog_versions_saver_idx').on(table.saved_by),
    index('blog_versions_pictures_idx').using('gin', sql`picture_hashes(content)`).where(hasPictures),
  ],
)

/** A user's unsaved text: one per article, and one for an article not yet created. */
export const blogWorkingCopies = pgTable(
  'blog_working_copies',
  {
    id: id(),
    user_id: belongsTo(() => users.id),
    blog_id: reference().references(() => blogs.id, { onDelete: 'cascade' }),
    fields: jsonb().$type<Omit<WorkingCopyInput, 'blog'>>().notNull(),
    saved_at: createdAt(),
  },
  (table) => [
    unique('blog_working_copies_key').on(table.user_id, table.blog_id).nullsNotDistinct(),
    index('blog_working_copies_blog_idx').on(table.blog_id),
    index('blog_working_copies_pictures_idx')
      .using('gin', sql`picture_hashes(fields->>'content')`)
      .where(sql`fields->>'content' like '%/media/pictures/%'`),
  ],
)

/** Today's readers, as hashes that change daily; deleted after two days. */
export const blogReaders = pgTable(
  'blog_readers',
  {
    day: date({ mode: 'string' }).notNull(),
    blog_id: belongsTo(() => blogs.id),
    reader: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.blog_id, table.reader] }),
    index('blog_readers_blog_idx').on(table.blog_id),
  ],
)

/** Views per article and day, for charts. */
export const blogDailyViews = pgTable(
  'blog_daily_views',
  {
    blog_id: belongsTo(() => blogs.id),
    day: date({ mode: 'string' }).notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.blog_id, table.day] })],
)
