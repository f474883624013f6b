import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import { titled } from '#domain/site/site.ts'

/** Only dietitians have the title. */
export function authorName({ full_name, role }: BlogItem['author']): string {
  return role === 'dietitian' ? titled(full_name) : full_name
}
