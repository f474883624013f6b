import { BLOG_CATEGORY_LABELS } from '#domain/blogs/categories.ts'
import { compareText, type TextPart } from '#web/lib/comparison/compare-text.ts'
import { readableText } from '#web/lib/comparison/readable-text.ts'
import type { ArticleText } from '../article-text.ts'
import { parseCategory } from '../image/featured-image.tsx'

type Comparable = Pick<ArticleText, 'title' | 'summary' | 'content' | 'category'>

export interface ComparedRow {
  label: string
  parts: TextPart[]
}

function categoryLabel({ category }: Comparable): string {
  const known = parseCategory(category)
  return known ? BLOG_CATEGORY_LABELS[known] : ''
}

/** What differs between two versions of an article, field by field. */
export function compareRows(before: Comparable, after: Comparable): ComparedRow[] {
  return [
    { label: 'Title', parts: compareText(before.title, after.title) },
    { label: 'Summary', parts: compareText(before.summary, after.summary) },
    { label: 'Category', parts: compareText(categoryLabel(before), categoryLabel(after)) },
    { label: 'Content', parts: compareText(readableText(before.content), readableText(after.content)) },
  ]
}
