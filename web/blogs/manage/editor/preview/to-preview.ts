import type { Blog } from '#domain/blogs/blogs.schema.ts'
import { BLOG_CATEGORY_LABELS } from '#domain/blogs/categories.ts'
import { plainText } from '#domain/blogs/plain-text.ts'
import { readingMinutes } from '#domain/site/reading-time.ts'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { categoryOf, coverSizes } from '../image/featured-image.tsx'
import type { ArticleValues } from '../save-article.ts'

function authorOf({ id, first_name, last_name, role }: SessionUser): Blog['author'] {
  return { id, full_name: `${first_name} ${last_name}`.trim(), role }
}

/** What readers would get if it were published now. */
export function toPreview(values: ArticleValues, blog: Blog | null, user: SessionUser, fileUrl: string | null): Blog {
  const category = categoryOf(values.category) ?? 'diet'
  const stored = values.remove_image ? [] : (blog?.featured_image_sizes ?? [])
  const now = new Date().toISOString()
  const author = blog?.author ?? authorOf(user)
  return {
    id: blog?.id ?? 0,
    title: values.title.trim() || 'No title yet',
    summary: values.summary.trim(),
    content: values.content,
    category,
    category_display: BLOG_CATEGORY_LABELS[category],
    status: 'published',
    status_display: '',
    featured_image: null,
    featured_image_sizes: coverSizes(stored, fileUrl),
    ai_generated: blog?.ai_generated ?? false,
    ai_engine: blog?.ai_engine ?? null,
    // Saving it from here is the author's review.
    ai_reviewed: blog?.ai_reviewed || author.id === user.id,
    author,
    views_count: blog?.views_count ?? 0,
    read_minutes: readingMinutes(plainText(values.content)),
    created_at: blog?.created_at ?? now,
    updated_at: now,
    published_at: blog?.published_at ?? now,
  }
}
