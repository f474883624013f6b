import type { Gender } from '#domain/accounts/account-rules.ts'
import type { BlogStatus } from '#domain/blogs/blog-rules.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import type { Relation } from '#domain/consultations/relation.ts'
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
  /** Name of a checked-in picture; without one the article shows its category's artwork. */
  cover?: string
  /** HTML as the editor writes it, sources at the end; pictures are referred to by their checked-in names. */
  content: string
}

export interface DemoMessage {
  from: 'client' | 'dietitian'
  hours_ago: number
  /** Not read by the other participant yet. */
  unread?: true
  body: string
}

/** A request and its conversation; people are identified by e-mail address, times count back from the start. */
export interface DemoRequest {
  client: string
  dietitian: string
  hours_ago: number
  message: string
  health_concern?: string
  guardian_name?: string
  /** The person whom it is for, if not the client. */
  person?: { relation: Relation; age: number; gender: Gender }
  status: RequestStatus
  talk?: DemoMessage[]
  /** When it was closed, or marked as replied without a message. */
  settled_hours_ago?: number
  /** The dietitian's note in place of a reply. */
  note?: string
}

const HOURS_A_DAY = 24

export function days(count: number): number {
  return count * HOURS_A_DAY
}
