import { BLOG_STATUS_LABELS, FORMER_AUTHOR } from '#domain/blogs/blog-rules.ts'
import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import { BLOG_CATEGORY_LABELS } from '#domain/blogs/categories.ts'
import { withIsoDates } from '../infra/formats/iso-dates.ts'
import type { BlogItemRow } from './blogs.queries.ts'

/** A disabled author cannot be contacted and is shown as an ordinary user; a deleted one has no id. */
function toAuthor({ author_id, author }: BlogItemRow): BlogItem['author'] {
  if (!author) return { id: null, full_name: FORMER_AUTHOR, role: 'user' }
  return { id: author_id, full_name: author.full_name, role: author.is_active ? author.role : 'user' }
}

export function toBlogItem(row: BlogItemRow): BlogItem {
  const { author_id, author, unpublished_reason, featured_image, deleted_at, ...item } = row
  return {
    ...withIsoDates(item),
    category_display: BLOG_CATEGORY_LABELS[row.category],
    status_display: BLOG_STATUS_LABELS[row.status],
    featured_image: featured_image?.at(-1)?.url ?? null,
    featured_image_sizes: featured_image ?? [],
    author: toAuthor(row),
    ...(unpublished_reason === null ? {} : { unpublished_reason }),
  }
}
