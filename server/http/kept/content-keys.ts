import type { BlogItem, RelatedBlogs } from '#domain/blogs/blogs.schema.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'

/**
 * Names what an answer shows; whatever changes tells by the same names what is to be dropped. The triggers of migration
 * content_changes write them: `all`, `site`, `blog:7`, `blogs`, `blogs-by:5`, `blogs-in:diet`, `category:diet`, `stock`,
 * `person:5`, `dietitian:5`, `dietitians`, `reviews:5`, `first-replies`; the counting of views `views:7`.
 */
export type ContentKey = string

/** Dropped by whatever has more views now. */
const BY_VIEWS = 'views'
/** Dropped when an article comes, goes, or changes its category or author. */
const STOCK = 'stock'

/** Views leave an answer right for a while: it is made anew, not dropped. */
export function isOfViews(key: ContentKey): boolean {
  return key === BY_VIEWS || key.startsWith('views:')
}

/** With more views of one article, the order by views is another too. */
export function withAllConcerned(keys: readonly ContentKey[]): ContentKey[] {
  return keys.some((key) => key.startsWith('views:')) ? [...keys, BY_VIEWS] : [...keys]
}

export function blogKeys({ id, author }: Pick<BlogItem, 'id' | 'author'>): ContentKey[] {
  const own = [`blog:${id}`, `views:${id}`]
  return author.id === null ? own : [...own, `person:${author.id}`]
}

interface ListQuery {
  author?: number | undefined
  category?: readonly BlogCategory[] | undefined
  ordering?: string | undefined
}

function listKey({ author, category }: ListQuery): ContentKey[] {
  if (author !== undefined) return [`blogs-by:${author}`]
  return category ? category.map((one) => `blogs-in:${one}`) : ['blogs']
}

/** Of a list which articles it holds, in which order, and each of them with its views. */
export function blogListKeys(query: ListQuery, blogs: readonly BlogItem[]): ContentKey[] {
  const byViews = query.ordering === '-views_count' ? [BY_VIEWS] : []
  return [...listKey(query), ...byViews, ...blogs.flatMap(blogKeys)]
}

/** Of the newest articles, told without their views. */
export function feedKeys(blogs: readonly BlogItem[]): ContentKey[] {
  return blogListKeys({}, blogs).filter((key) => !isOfViews(key))
}

/** What stands beside an article: others, and how many its category has. */
export function relatedKeys(id: number, related: RelatedBlogs | null): ContentKey[] {
  if (!related) return [`blog:${id}`]
  const shown = [...related.related, ...related.more]
  const categories = new Set(related.more.map(({ category }) => `category:${category}`))
  // The first other article of a category: which one that is, an empty list does not tell.
  const others = categories.size > 0 ? categories : [STOCK]
  return [`blog:${id}`, ...others, ...shown.flatMap(blogKeys)]
}

export function authorListKeys(authors: readonly { id: number }[]): ContentKey[] {
  return [STOCK, ...authors.map(({ id }) => `person:${id}`)]
}

export const dietitianKey = (id: number): ContentKey => `dietitian:${id}`

/** Whose pages have changed, and the directory; nothing where there are none. */
export function dietitianKeys(ids: readonly number[]): ContentKey[] {
  return ids.length > 0 ? [DIETITIANS, ...ids.map(dietitianKey)] : []
}

export const reviewsKey = (id: number): ContentKey => `reviews:${id}`
export const SITEMAP_KEYS: ContentKey[] = ['blogs', 'dietitians']
export const DIETITIANS: ContentKey = 'dietitians'
export const SITE_SETTINGS: ContentKey = 'site'
/** A request has got its first reply, or one with a reply is gone: counted figures are others. */
const FIRST_REPLIES: ContentKey = 'first-replies'

/** The settings themselves, or what figures in them are counted from. */
export function concernsSite(key: ContentKey): boolean {
  const counted = [SITE_SETTINGS, EVERYTHING, DIETITIANS, FIRST_REPLIES]
  return counted.includes(key) || key.startsWith('reviews:')
}

export const EVERYTHING: ContentKey = 'all'
