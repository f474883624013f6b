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
  /** A checked-in picture; without one the article shows its category's artwork. */
  cover?: string
  /** HTML as the editor writes it, its sources at the end; a picture in it is called by its checked-in name. */
  content: string
}
