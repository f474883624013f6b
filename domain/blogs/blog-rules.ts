/** Lengths in characters. */
export const TITLE = { min: 10, max: 100 } as const
export const SUMMARY = { min: 50, max: 300 } as const
/** `min` counts the text without markup, `max` the HTML. */
export const CONTENT = { min: 100, max: 200_000 } as const
/**
 * The limit for an unfinished article, markup included: more than an article may have, but within a JSON body in any
 * script.
 */
export const WORKING_COPY_MAX = 300_000

export const BLOG_STATUSES = ['draft', 'published'] as const
export type BlogStatus = (typeof BLOG_STATUSES)[number]
export const BLOG_STATUS_LABELS: Record<BlogStatus, string> = { draft: 'Draft', published: 'Published' }

/** Saved versions per article. */
export const VERSIONS_MAX = 20
/** Days in which an admin can restore a deleted article. */
export const DELETED_BLOG_RETENTION_DAYS = 30

export const BLOG_ORDERINGS = ['-created_at', '-views_count', 'title'] as const
export type BlogOrdering = (typeof BLOG_ORDERINGS)[number]
export const MY_BLOG_ORDERINGS = ['-created_at', 'created_at', '-views_count', 'title', '-title'] as const
export type MyBlogOrdering = (typeof MY_BLOG_ORDERINGS)[number]
/** Orderings of the console's list; the public list offers the first, the third and the fourth. */
export const BLOG_ORDERING_LABELS: Record<MyBlogOrdering, string> = {
  '-created_at': 'Latest First',
  created_at: 'Oldest First',
  '-views_count': 'Most Viewed',
  title: 'A to Z',
  '-title': 'Z to A',
}
export const DEFAULT_BLOG_ORDERING = '-created_at'

export const UNPUBLISH_REASON_MAX = 500
export const UNPUBLISHING_NEEDS_REASON = 'Say why you’re unpublishing the article.'
export const NOT_PUBLISHED = 'This article is not published.'

export const FORMER_AUTHOR = 'Former author'
export const BLOG_CHANGED_ELSEWHERE = 'This article was changed elsewhere'
