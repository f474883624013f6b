import type { BlogStatus } from '#domain/blogs/blog-rules.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import type { RequestStatus } from '#domain/consultations/status.ts'

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

export interface DemoMessage {
  from: 'client' | 'dietitian'
  hours_ago: number
  /** Not opened yet by the other person. */
  unread?: true
  body: string
}

/** A request and all that followed; people are named by their e-mail address, times count back from the start. */
export interface DemoRequest {
  client: string
  dietitian: string
  hours_ago: number
  message: string
  health_concern?: string
  guardian_name?: string
  status: RequestStatus
  talk?: DemoMessage[]
  /** When it was marked as replied without a message, or closed. */
  settled_hours_ago?: number
  /** What the dietitian noted where no reply stands for it. */
  note?: string
}

const HOURS_A_DAY = 24

export function days(count: number): number {
  return count * HOURS_A_DAY
}
