import type { BlogItem, RelatedBlogs } from '#domain/blogs/blogs.schema.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'

/**
 * Names what a response shows; a change names by the same tags what is to be invalidated. The triggers of the baseline
 * migration write them into `content_changes`: `all`, `site`, `blog:7`, `blogs`, `blogs-by:5`, `blogs-in:diet`,
 * `category:diet`, `stock`, `person:5`, `dietitian:5`, `dietitians`, `reviews:5`, `first-replies`.
 */
export type CacheTag = string

export const EVERYTHING: CacheTag = 'all'
export const SITE_SETTINGS: CacheTag = 'site'
export const DIETITIANS: CacheTag = 'dietitians'
export const SITEMAP_TAGS: CacheTag[] = ['blogs', DIETITIANS]
/** On responses that show view counts: they expire instead of being invalidated. */
export const VIEWS: CacheTag = 'views'
/** Changes when an article comes, goes, or changes its category or author. */
const STOCK: CacheTag = 'stock'
/** A request has got its first reply, or one with a reply is gone: counted claims change. */
const FIRST_REPLIES: CacheTag = 'first-replies'

export function blogTags({ id, author }: Pick<BlogItem, 'id' | 'author'>): CacheTag[] {
  const own = [`blog:${id}`, VIEWS]
  return author.id === null ? own : [...own, `person:${author.id}`]
}

interface ListQuery {
  author?: number | undefined
  category?: readonly BlogCategory[] | undefined
}

function listTags({ author, category }: ListQuery): CacheTag[] {
  if (author !== undefined) return [`blogs-by:${author}`]
  return category ? category.map((one) => `blogs-in:${one}`) : ['blogs']
}

/** Which articles a list holds, in which order, and each of them with its views. */
export function blogListTags(query: ListQuery, blogs: readonly BlogItem[]): CacheTag[] {
  return [...listTags(query), ...blogs.flatMap(blogTags)]
}

/** The newest articles without their views. */
export function feedTags(blogs: readonly BlogItem[]): CacheTag[] {
  return blogListTags({}, blogs).filter((tag) => tag !== VIEWS)
}

/** Other articles beside an article, and how many its category has. */
export function relatedTags(id: number, related: RelatedBlogs | null): CacheTag[] {
  if (!related) return [`blog:${id}`]
  const shown = [...related.related, ...related.more]
  const categories = new Set(related.more.map(({ category }) => `category:${category}`))
  // An empty list does not say which category's first article would change it.
  const others = categories.size > 0 ? categories : [STOCK]
  return [`blog:${id}`, ...others, ...shown.flatMap(blogTags)]
}

export function authorListTags(authors: readonly { id: number }[]): CacheTag[] {
  return [STOCK, ...authors.map(({ id }) => `person:${id}`)]
}

export const dietitianTag = (id: number): CacheTag => `dietitian:${id}`

/** The pages of these dietitians and the directory; nothing where there are none. */
export function dietitianTags(ids: readonly number[]): CacheTag[] {
  return ids.length > 0 ? [DIETITIANS, ...ids.map(dietitianTag)] : []
}

export const reviewsTag = (id: number): CacheTag => `reviews:${id}`

/** The settings themselves, or what claims in them are counted from. */
export function concernsSite(tag: CacheTag): boolean {
  return [SITE_SETTINGS, EVERYTHING, DIETITIANS, FIRST_REPLIES].includes(tag) || tag.startsWith('reviews:')
}
