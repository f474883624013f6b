import { BLOG_STATUS_LABELS, FORMER_AUTHOR } from '#domain/blogs/blog-rules.ts'
import type { Blog, BlogItem } from '#domain/blogs/blogs.schema.ts'
import { BLOG_CATEGORY_LABELS } from '#domain/blogs/categories.ts'
import type { BlogItemRow, BlogRow } from './blogs.queries.ts'

/** A disabled author cannot be contacted and appears as an ordinary user; a deleted one has no id. */
function toAuthor({ author_id, author_name, author_role, author_is_active }: BlogItemRow): BlogItem['author'] {
  if (author_id === null) return { id: null, full_name: FORMER_AUTHOR, role: 'user' }
  return { id: author_id, full_name: author_name, role: author_is_active && author_role ? author_role : 'user' }
}

export function toBlogItem(row: BlogItemRow): BlogItem {
  const pictures = row.featured_image ?? []
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    category: row.category,
    category_display: BLOG_CATEGORY_LABELS[row.category],
    status: row.status,
    status_display: BLOG_STATUS_LABELS[row.status],
    featured_image: pictures.at(-1)?.url ?? null,
    featured_image_sizes: pictures,
    ai_generated: row.ai_generated,
    ai_engine: row.ai_engine,
    ai_reviewed: row.ai_reviewed,
    author: toAuthor(row),
    ...(row.unpublished_reason === null ? {} : { unpublished_reason: row.unpublished_reason }),
    views_count: row.views_count,
    read_minutes: row.read_minutes,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
  }
}

export function toBlog(row: BlogRow): Blog {
  return { ...toBlogItem(row), content: row.content }
}
