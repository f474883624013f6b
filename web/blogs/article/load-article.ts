import type { Api } from '#domain/api/api.ts'
import type { BlogItem, RelatedBlogs } from '#domain/blogs/blogs.schema.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import { type LinkedSource, linkedSources } from '#domain/blogs/linked-sources.ts'
import type { Concern } from '#domain/dietitians/concerns.ts'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { ApiError, orNull } from '#domain/http/api-error.ts'
import { isHealthCategory } from '#domain/medical-reviews/health-categories.ts'
import type { PublicReviewState } from '#domain/medical-reviews/medical-reviews.schema.ts'
import { loadReview } from '#web/shell/medical-review/load-review.ts'
import type { StructuredData } from '#web/shell/seo.ts'
import { type ArticleHeading, withAnchors } from './article-headings.ts'

export type Article =
  | {
      kind: 'found'
      blog: BlogItem
      /** With anchors; null if the page's HTML already has it, see ArticleText. */
      html: string | null
      headings: ArticleHeading[]
      related: RelatedBlogs
      author: Dietitian | null
      /** Null for a draft and for articles that are not about health. */
      review: PublicReviewState | null
      sources: LinkedSource[]
      /** Structured data of the dish that a recipe's article shows. */
      recipe: StructuredData | null
      /** The article's concern, used to suggest dietitians. */
      concern: Concern
    }
  /** `message` is null for a plain "not found". */
  | { kind: 'failed'; status: number; message: string | null }

/** A positive integer without leading zeros. */
const ID = /^[1-9]\d{0,14}$/
const NOT_FOUND: Article = { kind: 'failed', status: 404, message: null }

const NO_RELATED: RelatedBlogs = { related: [], more: [], category_count: 0 }

/** Without plates their script is not loaded. */
async function withPlates(api: Api, html: string, category: BlogCategory, signal: AbortSignal) {
  if (!html.includes('<figure data-plate="')) return { html, recipe: null }
  const plates = await import('./plates/load-plates.ts').catch(() => null)
  return plates ? plates.loadPlates(api, { html, category }, signal) : { html, recipe: null }
}

/** A failure of side content does not hide the article. */
export async function loadArticle(api: Api, id: string | undefined, signal: AbortSignal): Promise<Article> {
  if (!id || !ID.test(id)) return NOT_FOUND
  try {
    const [{ content, ...blog }, related, { articleConcern }] = await Promise.all([
      api.blogs.get(Number(id), { signal }),
      orNull(api.blogs.related(Number(id), { signal })),
      // Not in the page's first load, because the first article comes from the server.
      import('./article-concern.ts'),
    ])
    const { author } = blog
    const profile =
      author.id !== null && author.role === 'dietitian' ? orNull(api.dietitians.get(author.id, { signal })) : null
    const review =
      blog.status === 'published' && isHealthCategory(blog.category) ? loadReview(api, { blog: blog.id }, signal) : null
    const { html, headings } = withAnchors(content)
    const plates = withPlates(api, html, blog.category, signal)
    const concern = articleConcern(blog)
    return {
      kind: 'found',
      blog,
      headings,
      ...(await plates),
      related: related ?? NO_RELATED,
      author: await profile,
      review: await review,
      sources: linkedSources(content),
      concern,
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status === 404 ? NOT_FOUND : { kind: 'failed', status: error.status || 503, message: error.message }
  }
}
