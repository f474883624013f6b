import { type BlogStatus, CONTENT, SUMMARY, TITLE } from '#domain/blogs/blog-rules.ts'
import type { Blog } from '#domain/blogs/blogs.schema.ts'
import { plainText } from '#domain/blogs/plain-text.ts'

export interface ArticleText {
  title: string
  summary: string
  content: string
  category: string
  status: BlogStatus
}

/** Too short for the server even as a draft; autosave stores it anyway. */
export function isUnfinished({ title, summary, content }: ArticleText): boolean {
  const lengths = [title.trim(), summary.trim(), plainText(content)].map(({ length }) => length)
  return [TITLE, SUMMARY, CONTENT].some(({ min }, at) => (lengths[at] ?? 0) < min)
}

export type MayPublish = (text: ArticleText, isForReview: boolean) => Promise<boolean>

export const NO_TEXT: ArticleText = { title: '', summary: '', content: '', category: '', status: 'draft' }

export function toArticleText({ title, summary, content, category, status }: Blog | ArticleText): ArticleText {
  return { title, summary, content, category, status }
}

/** The editor and the server write the same HTML except for void elements. */
export function isSameHtml(one: string, other: string): boolean {
  return one === other || one.replaceAll(' />', '>') === other.replaceAll(' />', '>')
}

export function isSameText(one: ArticleText, other: ArticleText): boolean {
  const isSame = (['title', 'summary', 'category', 'status'] as const).every((name) => one[name] === other[name])
  return isSame && isSameHtml(one.content, other.content)
}
