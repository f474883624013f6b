import type { BlogStatus } from '#domain/blogs/blog-rules.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'

/** An article of the demo content; `author` is the e-mail of a demo dietitian. */
export interface DemoArticle {
  title: string
  summary: string
  category: BlogCategory
  author: string
  status: BlogStatus
  /** Days before the demo content is loaded. */
  days_ago: number
  views: number
  /** HTML as the editor writes it: h2, h3, p, ul, ol, blockquote, strong, em, a, table; its sources at the end. */
  content: string
}
