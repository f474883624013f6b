import type { BlogItem, RelatedBlogs } from '#domain/blogs/blogs.schema.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'

/**
 * Identifies content of a response; a change lists the tags to invalidate. The triggers of the baseline migration write
 * them into `content_changes`: `all`, `site`, `blog:7`, `blogs`, `blogs-by:5`, `blogs-in:diet`, `category:diet`,
 * `stock`, `person:5`, `dietitian:5`, `dietitians`, `reviews:5`, `first-replies`, `health-page:bmi`, `foods`, `food:7`.
 */
export type CacheTag = string

export const EVERYTHING: CacheTag = 'all'
export const SITE_SETTINGS: CacheTag = 'site'
export const DIETITIANS: CacheTag = 'dietitians'
/** The library of foods and dishes; `food:7` is one of them. */
export const FOODS: CacheTag = 'foods'
export const SITEMAP_TAGS: CacheTag[] = ['blogs', DIETITIANS]
/** On responses that show view counts: they expire instead of being invalidated. */
export const VIEWS: CacheTag = 'views'
/** Changes when an article is published or removed, or changes its category or author. */
const STOCK: CacheTag = 'stock'
/** Changes with the number of requests with a first reply, from which the site's claims are counted. */
const FIRST_REPLIES: CacheTag = 'first-replies'

/** The article's own tag: its text and its medical review. */
export const blogTag = (id: number): CacheTag => `blog:${id}`

export function blogTags({ id, author }: Pick<BlogItem, 'id' | 'author'>): CacheTag[] {
  const tags = [blogTag(id), VIEWS]
  return author.id === null ? tags : [...tags, `person:${author.id}`]
}

interface ListQuery {
  author?: number | undefined
  category?: readonly BlogCategory[] | undefined
}

function listTags({ author, category }: ListQuery): CacheTag[] {
  if (author !== undefined) return [`blogs-by:${author}`]
  return category ? category.map((name) => `blogs-in:${name}`) : ['blogs']
}

/** The order and selection of a list of articles, and each article with its views. */
export function blogListTags(query: ListQuery, blogs: readonly BlogItem[]): CacheTag[] {
  return [...listTags(query), ...blogs.flatMap(blogTags)]
}

/** The newest articles without views. */
export function feedTags(blogs: readonly BlogItem[]): CacheTag[] {
  return blogListTags({}, blogs).filter((tag) => tag !== VIEWS)
}

/** The articles related to one, and the number of articles in its category. */
export function relatedTags(id: number, related: RelatedBlogs | null): CacheTag[] {
  if (!related) return [blogTag(id)]
  const blogs = [...related.related, ...related.more]
  const categories = new Set(related.more.map(({ category }) => `category:${category}`))
  // An empty list has no category whose first article would change it.
  const others = categories.size > 0 ? categories : [STOCK]
  return [blogTag(id), ...others, ...blogs.flatMap(blogTags)]
}

export const foodTag = (id: number): CacheTag => `food:${id}`

export function authorListTags(authors: readonly { id: number }[]): CacheTag[] {
  return [STOCK, ...authors.map(({ id }) => `person:${id}`)]
}

export const dietitianTag = (id: number): CacheTag => `dietitian:${id}`

/** The pages of these dietitians and the directory; empty without dietitians. */
export function dietitianTags(ids: readonly number[]): CacheTag[] {
  return ids.length > 0 ? [DIETITIANS, ...ids.map(dietitianTag)] : []
}

/** The medical review of a page that comes with Thali. */
export const healthPageTag = (page: string): CacheTag => `health-page:${page}`

export const reviewsTag = (id: number): CacheTag => `reviews:${id}`

/** True for the settings, and for data that claims in them are counted from. */
export function concernsSite(tag: CacheTag): boolean {
  return [SITE_SETTINGS, EVERYTHING, DIETITIANS, FIRST_REPLIES].includes(tag) || tag.startsWith('reviews:')
}
