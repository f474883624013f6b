import { BLOG_CATEGORY_LABELS } from '#domain/blogs/categories.ts'
import { readableText } from '#web/lib/comparison/readable-text.ts'
import type { ArticleText } from '../article-text.ts'
import { parseCategory } from '../image/featured-image.tsx'

export type Comparable = Pick<ArticleText, 'title' | 'summary' | 'content' | 'category'>

export function textRows({ title, summary, content, category }: Comparable): { label: string; text: string }[] {
  const known = parseCategory(category)
  return [
    { label: 'Title', text: title },
    { label: 'Summary', text: summary },
    { label: 'Category', text: known ? BLOG_CATEGORY_LABELS[known] : '' },
    { label: 'Content', text: readableText(content) },
  ]
}
