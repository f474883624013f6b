import * as z from 'zod/mini'
import { Flag, idOf, numeric } from '../http/numeric.ts'
import { oneOf, pageQuery, pageSchema } from '../http/pages/page.ts'
import { line, paragraph, SearchText, withoutControls } from '../http/text.ts'
import { ImageSizes } from '../images/image.schema.ts'
import { ROLES } from '../roles.ts'
import { AI_ENGINES } from './ai-engines.ts'
import {
  BLOG_ORDERINGS,
  BLOG_STATUSES,
  CONTENT,
  DEFAULT_BLOG_ORDERING,
  MY_BLOG_ORDERINGS,
  SUMMARY,
  TITLE,
  UNPUBLISH_REASON_MAX,
  UNPUBLISHING_NEEDS_REASON,
  WORKING_COPY_MAX,
} from './blog-rules.ts'
import { BLOG_CATEGORIES, type BlogCategory } from './categories.ts'
import { plainText } from './plain-text.ts'
import { PLATE_BLOCKS_MAX, plateBlocksIn, TOO_MANY_PLATES } from './plate-blocks.ts'

const tooShort = (label: string, min: number) => `${label} must be at least ${min} characters long`

const Title = line('Title', { ...TITLE, tooShort: tooShort('Title', TITLE.min) })
const Summary = paragraph('Summary', { ...SUMMARY, tooShort: tooShort('Summary', SUMMARY.min) })
/** HTML as the editor writes it; it is sanitised before it is stored. */
const Content = paragraph('Content', { max: CONTENT.max }).check(
  // A blank one already has its own message.
  z.refine((html) => html.trim() === '' || !isEmptyText(html), 'Content is required'),
  z.refine((html) => isEmptyText(html) || [...plainText(html)].length >= CONTENT.min, tooShort('Content', CONTENT.min)),
  z.refine((html) => plateBlocksIn(html).length <= PLATE_BLOCKS_MAX, TOO_MANY_PLATES),
)
const Category = z.pipe(
  z.string('Category is required').check(z.trim(), z.minLength(1, 'Category is required')),
  oneOf(BLOG_CATEGORIES),
)

function isEmptyText(html: string): boolean {
  return plainText(html) === '' && !/<img\b/i.test(html)
}

export const BlogInput = z.object({
  title: Title,
  summary: Summary,
  content: Content,
  category: Category,
  status: z._default(oneOf(BLOG_STATUSES), 'draft'),
})
export type BlogInput = z.infer<typeof BlogInput>

/** Only the fields sent are changed. `updated_at` is the version that was edited; a newer one is not overwritten. */
export const BlogPatch = z.object({
  title: z.optional(Title),
  summary: z.optional(Summary),
  content: z.optional(Content),
  category: z.optional(Category),
  status: z.optional(oneOf(BLOG_STATUSES)),
  remove_image: z.optional(Flag),
  updated_at: z.optional(z.iso.datetime('Updated at must be an instant in UTC')),
  /** False if a tool sends this text and its author has not reviewed it in the editor. */
  reviewed: z.optional(Flag),
})
export type BlogPatch = z.infer<typeof BlogPatch>

const Author = z.object({ id: z.nullable(z.int()), full_name: z.string(), role: z.enum(ROLES) })

/** A list entry, without `content`. `author.role` is dietitian only while the author can be contacted. */
export const BlogItem = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  category: z.enum(BLOG_CATEGORIES),
  category_display: z.string(),
  status: z.enum(BLOG_STATUSES),
  status_display: z.string(),
  featured_image: z.nullable(z.string()),
  featured_image_sizes: ImageSizes,
  ai_generated: z.boolean(),
  /** The engine that wrote it; null for a text written by people. */
  ai_engine: z.nullable(z.enum(AI_ENGINES)),
  ai_reviewed: z.boolean(),
  author: Author,
  /** An admin's reason for unpublishing it. Only a draft can have one; the next publication clears it. */
  unpublished_reason: z.optional(z.string()),
  views_count: z.int(),
  read_minutes: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  published_at: z.nullable(z.string()),
})
export type BlogItem = z.infer<typeof BlogItem>

export const Blog = z.extend(BlogItem, { content: z.string() })
export type Blog = z.infer<typeof Blog>

export const BlogPage = pageSchema(BlogItem)
export type BlogPage = z.infer<typeof BlogPage>

/** Categories joined by commas, each at most once, in any order. */
const Categories = z.pipe(
  z.string('Category must be one text').check(
    z.refine((value) => value.split(',').every((entry) => (BLOG_CATEGORIES as readonly string[]).includes(entry)), {
      error: `Choose one of: ${BLOG_CATEGORIES.join(', ')}`,
    }),
  ),
  z.transform((value) => [...new Set(value.split(','))] as BlogCategory[]),
)

/**
 * Without `ordering` a search lists the best match first. `status` is ignored, since the list has only published
 * articles.
 */
export const BlogQuery = z.object({
  ...pageQuery(),
  search: SearchText,
  category: z.optional(Categories),
  author: z.optional(idOf('Author')),
  ordering: z.optional(oneOf(BLOG_ORDERINGS)),
})
export type BlogQuery = z.infer<typeof BlogQuery>

export const MyBlogQuery = z.object({
  ...pageQuery(),
  search: SearchText,
  category: z.optional(Categories),
  status: z.optional(oneOf(BLOG_STATUSES)),
  ordering: z._default(oneOf(MY_BLOG_ORDERINGS), DEFAULT_BLOG_ORDERING),
})
export type MyBlogQuery = z.infer<typeof MyBlogQuery>

/** All authors' articles, for admins; `deleted` lists those that can still be restored. */
export const AllBlogQuery = z.extend(MyBlogQuery, {
  author: z.optional(idOf('Author')),
  deleted: z.optional(oneOf(['true'])),
})
export type AllBlogQuery = z.infer<typeof AllBlogQuery>

export const UnpublishInput = z.object({
  reason: paragraph('Reason', { max: UNPUBLISH_REASON_MAX, required: UNPUBLISHING_NEEDS_REASON }),
})
export type UnpublishInput = z.infer<typeof UnpublishInput>

export const BlogStats = z.object({ total: z.int(), published: z.int(), drafts: z.int(), total_views: z.int() })
export type BlogStats = z.infer<typeof BlogStats>
export const MyBlogPage = z.extend(BlogPage, { stats: BlogStats })

/** `deleted` is null unless the article is deleted; `erased_on` is when it can no longer be restored. */
export const AnyBlogItem = z.extend(BlogItem, {
  deleted: z.nullable(z.object({ deleted_at: z.string(), erased_on: z.string() })),
})
export type AnyBlogItem = z.infer<typeof AnyBlogItem>
export const AnyBlogPage = z.extend(pageSchema(AnyBlogItem), { stats: BlogStats })

/** All authors with published articles, by name; `count` is the number of their articles. */
export const BlogAuthors = z.array(z.object({ id: z.int(), full_name: z.string(), count: z.int() }))
export type BlogAuthors = z.infer<typeof BlogAuthors>

/** `related`: most similar first; `more`: newest of the category; `category_count`: other published articles in it. */
export const RelatedBlogs = z.object({
  related: z.array(BlogItem),
  more: z.array(BlogItem),
  category_count: z.int(),
})
export type RelatedBlogs = z.infer<typeof RelatedBlogs>

/** The file itself comes as the form's `image`. */
export const BlogImageInput = z.object({})
/** A picture for an article's text. */
export const BlogImage = z.object({ url: z.string(), sizes: ImageSizes })
export type BlogImage = z.infer<typeof BlogImage>

const unfinished = (label: string, max: number) =>
  z.string(`${label} must be text`).check(withoutControls, z.maxLength(max, `${label} is too long`))

/** An unsaved article. Its texts may be empty or too short to save. */
export const WorkingCopyInput = z.object({
  blog: z.nullable(numeric('Blog', z.int('Blog must be an id or null'))),
  title: unfinished('Title', 1000),
  summary: unfinished('Summary', 5000),
  content: unfinished('Content', WORKING_COPY_MAX),
  category: unfinished('Category', 40),
  status: oneOf(BLOG_STATUSES),
  /** The `updated_at` of the article that was being edited. */
  based_on: z.optional(z.nullable(unfinished('Based on', 40))),
})
export type WorkingCopyInput = z.infer<typeof WorkingCopyInput>
export const WorkingCopy = z.extend(WorkingCopyInput, { saved_at: z.string() })
export type WorkingCopy = z.infer<typeof WorkingCopy>
/** Without `blog`, the copy of an article that is not yet created. */
export const WorkingCopyQuery = z.object({ blog: z.optional(idOf('Blog')) })
/** With `saved_at`, the copy is dropped only if it was saved then, because another tab may have saved its own since. */
export const WorkingCopyDropQuery = z.extend(WorkingCopyQuery, {
  saved_at: z.optional(z.iso.datetime('Saved at must be the time from the last response')),
})
export type WorkingCopyDropQuery = z.infer<typeof WorkingCopyDropQuery>
export const WorkingCopyResponse = z.object({ working_copy: z.nullable(WorkingCopy) })

export const BlogVersionItem = z.object({
  id: z.int(),
  title: z.string(),
  status: z.enum(BLOG_STATUSES),
  saved_by: z.string(),
  saved_at: z.string(),
})
export type BlogVersionItem = z.infer<typeof BlogVersionItem>
export const BlogVersionPage = pageSchema(BlogVersionItem)
export const BlogVersion = z.extend(BlogVersionItem, {
  summary: z.string(),
  content: z.string(),
  category: z.enum(BLOG_CATEGORIES),
})
export type BlogVersion = z.infer<typeof BlogVersion>
export const BlogVersionQuery = z.object(pageQuery())

/** Weekly views, oldest first; a week is identified by its Monday. */
export const WeeklyViews = z.object({ weeks: z.array(z.object({ starts_on: z.string(), views: z.int() })) })
export type WeeklyViews = z.infer<typeof WeeklyViews>
