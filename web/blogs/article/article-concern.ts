import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import type { Concern } from '#domain/dietitians/concerns.ts'
import { concernOf } from '#domain/dietitians/directory/find-concern.ts'

/** The concern named in the title or the summary; otherwise one derived from the category. */
export function articleConcern({
  title,
  summary,
  category,
}: Pick<BlogItem, 'title' | 'summary' | 'category'>): Concern {
  return concernOf(title) ?? concernOf(summary) ?? (category === 'fitness' ? 'sports_nutrition' : 'general')
}
