import * as z from 'zod/mini'
import { oneOf } from '../http/page.ts'
import { DEFAULT_RANGE, STATS_RANGES } from './stats-range.ts'

export const StatsQuery = z.object({ range: z._default(oneOf(STATS_RANGES), DEFAULT_RANGE) })
export type StatsQuery = z.infer<typeof StatsQuery>

const StatsPoint = z.object({
  /** The first day of what is counted; the last point is still running. */
  date: z.string(),
  sign_ups: z.int(),
  requests: z.int(),
  /** The median of the first replies written then; null when there was none. */
  first_reply_hours: z.nullable(z.number()),
  articles: z.int(),
  assessments: z.int(),
})
export type StatsPoint = z.infer<typeof StatsPoint>

export const Stats = z.object({
  users: z.object({ total: z.int(), user: z.int(), dietitian: z.int(), admin: z.int() }),
  blogs: z.object({ total: z.int(), published: z.int(), drafts: z.int(), total_views: z.int() }),
  contact_requests: z.object({ total: z.int(), pending: z.int(), replied: z.int(), closed: z.int() }),
  assessments: z.object({ total: z.int(), new: z.int(), contacted: z.int(), done: z.int() }),
  series: z.array(StatsPoint),
})
export type Stats = z.infer<typeof Stats>

/** What waits for an admin, and what waits for others. */
export const Waiting = z.object({
  applications: z.int(),
  assessments: z.int(),
  /** Of these, those past the promised time. */
  assessments_overdue: z.int(),
  /** Where the client waits for a word: for the first, or for the answer to an answer. */
  requests: z.int(),
  mails_failed: z.int(),
  /** Accounts of the demo content on a site that is public; 0 on one that is not. */
  demo_accounts: z.int(),
})
export type Waiting = z.infer<typeof Waiting>
